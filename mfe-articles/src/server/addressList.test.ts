import type { AddressesRequest, Answer } from 'shared-kernel/contract/serverEntry';
import { ODD_VALUES } from 'shared-kernel/testing/hostile';
import { addresses } from '../server';
import { aNews } from '../testing/builders';
import { aRequest } from '../testing/rendered';

const request = (page = 1): AddressesRequest => ({ ...aRequest('/news'), page });
const answer = (key: string, data: unknown): Answer => ({ key, status: 200, body: { data }, at: 0 });
const paths = (page: number, answers: Answer[]) =>
  addresses.list(request(page), answers).addresses.map(({ path }) => path);

it('asks for a hundred of each kind, page by page', () => {
  expect(addresses.needs(request(3), []).map(({ path, query }) => [path, query])).toEqual(
    ['/Commentary', '/NewPost'].map((path) => [path, { pageNumber: 3, pageSize: 100 }]),
  );
});

it('lists articles by their addresses, and dates them by their correction, and their list by the newest of these', () => {
  const data = [
    aNews({ id: 7, slug: 'tin', name: 'Tin' }),
    aNews({ id: 8, updated_date: '2022-12-10T01:30:00+07:00' }),
  ];
  const { addresses: listed, hasMore } = addresses.list(request(), [answer('news', data)]);
  expect(hasMore).toBe(false);
  expect(listed).toContainEqual({ path: '/nhan-dinh-bong-da' });
  expect(listed).toContainEqual({ path: '/news', changed: '2022-12-09T18:30:00.000Z' });
  expect(listed).toContainEqual({
    path: '/news/7-tin',
    changed: '2022-12-09T17:00:00.000Z',
    news: { title: 'Tin', published: '2022-12-09T17:00:00.000Z' },
  });
});

it('has more while a kind fills its page, and the lists stand on the first alone', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => aNews({ id: index + 1 }));
  expect(addresses.list(request(), [answer('news', hundred)]).hasMore).toBe(true);
  expect(paths(2, [answer('news', hundred.slice(1))])).toHaveLength(99);
});

it.each(ODD_VALUES)('%s in place of articles costs these alone', (_, odd) => {
  expect(paths(1, [answer('news', odd), answer('preview', [odd, aNews({ id: 3, slug: 'x' })])])).toEqual(
    expect.arrayContaining(['/nhan-dinh-bong-da', '/news']),
  );
});
