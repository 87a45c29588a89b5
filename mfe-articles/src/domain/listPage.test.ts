import routes from '../../routes.json';
import { listPath, PAGE_PARAMETER, pageNumberOf } from './listPage';

const GIVEN = ['1', '2', '9999', '10000', '0', '01', '-1', '1.5', '1e3', ' 2', '2 ', '', 'hai', '٢'];

it('a number of a page is read, anything else is the first', () => {
  expect(GIVEN.map(pageNumberOf)).toEqual([1, 2, 9999, ...Array(11).fill(1)]);
  expect([null, undefined].map(pageNumberOf)).toEqual([1, 1]);
});

it('is read as the list of pages says', () => {
  const patterns = routes.pages.flatMap(({ query }) =>
    query ? [new RegExp(`^(?:${query[PAGE_PARAMETER]})$`, 'u')] : [],
  );
  expect(patterns).toHaveLength(2);
  for (const pattern of patterns)
    expect(GIVEN.filter((given) => pattern.test(given))).toEqual(
      GIVEN.filter((given) => given === '1' || pageNumberOf(given) > 1),
    );
});

it('the first page has no number in its address', () => {
  expect([1, 2].map((page) => listPath('news', page))).toEqual(['/news', '/news?trang=2']);
});
