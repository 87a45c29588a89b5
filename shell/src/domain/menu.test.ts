import { isOurPage, menuPlace, offeredItems } from './menu';

const [live, ...others] = offeredItems(true).map(({ item }) => item);
const news = others.find((item) => item.path === '/news');

it('offers only what is ready', () => {
  expect([live, ...others].map((item) => item?.path)).not.toContain('/ty-le-chau-au');
  expect(others).toHaveLength(8);
});

it.each([
  [true, false],
  [undefined, true],
  [false, undefined],
])('where betting is %p, the room of bookmakers is kept free: %p', (isBettingOn, isAwaited) => {
  const bookmakers = offeredItems(isBettingOn).find(({ item }) => item.path === '/top-nha-cai');
  expect(bookmakers?.isAwaited).toBe(isAwaited);
  expect(offeredItems(isBettingOn).filter((one) => one.isAwaited && one.item !== bookmakers?.item)).toEqual([]);
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
  ['/tim-kiem', true],
  ['/tim-kiem/', true],
  ['/wp-admin', false],
])('the site has a page at %s: %s', (pathname, is) => {
  expect(isOurPage(pathname)).toBe(is);
});
