import { PAGE_TEXTS, pageAt, pageTitle } from './pageTexts';

it.each([
  ['/', 'live'],
  ['/news', 'news'],
  ['/news/', 'news'],
  ['/News/12-ten-bai', 'news'],
  ['/news/:id', 'news'],
  ['//news///12-ten-bai', 'news'],
  ['//', 'live'],
  ['/newsroom', undefined],
  ['/tin-tuc', 'moreNews'],
  ['/wp-admin', undefined],
])('%s is of the page %s', (address, page) => {
  expect(pageAt(address)).toBe(page);
});

it('a title names the page first, then the site', () => {
  expect(pageTitle('Kết quả bóng đá')).toBe('Kết quả bóng đá | TySo');
});

it.each(['title', 'description'] as const)('no two pages share a %s', (part) => {
  const all = Object.values(PAGE_TEXTS).map((texts) => texts[part]);
  expect(all).toEqual([...new Set(all)]);
});
