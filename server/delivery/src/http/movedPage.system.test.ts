import { anArticleSite } from '../testing/articleApi';

/** A page under one right address, which reads one parameter. */
const ENTRY = `
exports.needs = () => [];
exports.draw = ({ params, search: { tab } }) =>
  params.id === '12-moi'
    ? { html: '<h1>12</h1>', css: '' }
    : { html: '', css: '', page: { status: 301, location: '/news/12-moi' + (tab ? '?tab=' + tab : '') } };
`;
const page = { path: '/news/:id', title: 'Tin tức bóng đá', description: 'Mọi tin của ngày hôm nay.' };

it.each([
  ['', ''],
  ['?utm_source=zalo', '?utm_source=zalo'],
  ['?tab=keo', '?tab=keo'],
  ['?utm=%E1%BA%A3nh&tab=keo&fbclid=1', '?tab=keo&utm=%E1%BA%A3nh&fbclid=1'],
])('who comes to a wrong slug with %j goes on with %j', async (search, kept) => {
  const { get } = await anArticleSite({ entry: ENTRY, pages: [{ ...page, query: { tab: 'keo' } }] });
  const { statusCode, headers } = await get(`/news/12-cu${search}`);
  expect([statusCode, headers.location]).toEqual([301, `/news/12-moi${kept}`]);
  expect(headers['cache-control']).toBe('no-cache');
});
