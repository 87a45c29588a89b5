import { isMenuPage, menuPlace, READY_ITEMS } from './menu';

const [live, ...others] = READY_ITEMS;
const news = others.find((item) => item.path === '/news');

it('offers only what is ready', () => {
  expect(READY_ITEMS.map((item) => item.path)).not.toContain('/ty-le-chau-au');
  expect(READY_ITEMS).toHaveLength(9);
});

it.each([
  [live, '/', 'here'],
  [live, '/news', 'elsewhere'],
  [news, '/news', 'here'],
  [news, '/news/', 'here'],
  [news, '/news/12-a-title', 'above'],
  [news, '/newsroom', 'elsewhere'],
] as const)('%o at %s is %s', (item, pathname, place) => {
  expect(item && menuPlace(item, pathname)).toBe(place);
});

it.each([
  ['/', true],
  ['/tin-tuc', true],
  ['/nhan-dinh-bong-da/7-x', true],
  ['/wp-admin', false],
])('the site has a page at %s: %s', (pathname, is) => {
  expect(isMenuPage(pathname)).toBe(is);
});
