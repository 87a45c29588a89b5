import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { withPreloadedResponse } from './preloadedResponse';

const aServer = () => {
  const asked: string[] = [];
  const http: Http = {
    get: async (path, { decode }) => {
      asked.push(path);
      return decode('from the server');
    },
  };
  return { asked, http };
};
const decode = (raw: unknown) => String(raw);
const inPage = { address: '/NewPost?pageNumber=1', body: 'from the page' };

it('what stands in the page is given once, and asked for after that', async () => {
  const { http, asked } = aServer();
  const first = withPreloadedResponse(http, inPage);
  expect(await first.get('/NewPost', { query: { pageNumber: 1 }, decode })).toBe('from the page');
  expect(asked).toEqual([]);
  expect(await first.get('/NewPost', { query: { pageNumber: 1 }, decode })).toBe('from the server');
});

it.each([
  ['/NewPost', {}],
  ['/NewPost', { pageNumber: 2 }],
  ['/Commentary', { pageNumber: 1 }],
])('another request goes to the server: %s %j', async (path, query) => {
  const { http, asked } = aServer();
  expect(await withPreloadedResponse(http, inPage).get(path, { query, decode })).toBe('from the server');
  expect(asked).toEqual([path]);
});

it('an answer that cannot be read fails like one of the server', async () => {
  const refuse = () => {
    throw new Error('At data: expected a list, got nothing');
  };
  const asked = withPreloadedResponse(aServer().http, inPage).get('/NewPost', {
    query: { pageNumber: 1 },
    decode: refuse,
  });
  await expect(asked).rejects.toThrow('At data: expected a list');
});

it.each([undefined, null, [], { address: 7 }])('when the page holds %j nothing changes', (raw) => {
  const { http } = aServer();
  expect(withPreloadedResponse(http, raw)).toBe(http);
});
