import { movedAddress } from './movedAddress';

const MATCH = { tab: 'thong-ke|keo' };

it.each([
  ['/tran-dau/7/a-b', '', '/tran-dau/7/a-b'],
  ['/tran-dau/7/a-b', '?utm_source=zalo', '/tran-dau/7/a-b?utm_source=zalo'],
  ['/tran-dau/7/a-b?tab=keo', '?tab=keo', '/tran-dau/7/a-b?tab=keo'],
  ['/tran-dau/7/a-b?tab=keo', '?tab=keo&utm=1&utm_source=zalo', '/tran-dau/7/a-b?tab=keo&utm=1&utm_source=zalo'],
  ['/tran-dau/7/a-b?tab=keo', '?utm=%E1%BA%A3nh+1%26&&tab=keo', '/tran-dau/7/a-b?tab=keo&utm=%E1%BA%A3nh+1%26'],
  ['/tran-dau/7/a-b?tab=keo', '?t%61b=thong-ke&Tab=1', '/tran-dau/7/a-b?tab=keo&Tab=1'],
  ['/tran-dau/7/a-b?moi=1&hoi=a?b', '?moi=2&utm=1', '/tran-dau/7/a-b?moi=1&hoi=a?b&utm=1'],
  ['/tran-dau/7/a-b?tab=keo', `?tab=keo&utm=${'a'.repeat(996)}`, `/tran-dau/7/a-b?tab=keo&utm=${'a'.repeat(996)}`],
  ['/tran-dau/7/a-b?tab=keo', `?tab=keo&utm=${'a'.repeat(997)}`, '/tran-dau/7/a-b?tab=keo'],
])('%s, asked for with %s, is %s', (to, search, moved) => {
  expect(movedAddress(to, search, MATCH)).toBe(moved);
});

it('a page that reads nothing still keeps what its release names', () => {
  expect(movedAddress('/a/7?x=1', '?x=2&y=3')).toBe('/a/7?x=1&y=3');
});
