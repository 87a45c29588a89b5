import { toPreloadedResponses } from 'shared-kernel/contract/preloadedResponse';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { ODD_VALUES } from 'shared-kernel/testing/hostile';
import { preloadedIn, withPreloadedResponses } from './preloadedResponses';

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
const inPage = [
  { address: '/NewPost?pageNumber=1', body: 'from the page' },
  { address: '/AppSetting', body: 'settings of the page' },
];

it('what stands in the page is given once, and asked for after that', async () => {
  const { http, asked } = aServer();
  const first = withPreloadedResponses(http, inPage);
  expect(await first.get('/NewPost', { query: { pageNumber: 1 }, decode })).toBe('from the page');
  expect(await first.get('/AppSetting', { decode })).toBe('settings of the page');
  expect(asked).toEqual([]);
  expect(await first.get('/NewPost', { query: { pageNumber: 1 }, decode })).toBe('from the server');
  expect(await first.get('/AppSetting', { decode })).toBe('from the server');
});

it.each([
  ['/NewPost', {}],
  ['/NewPost', { pageNumber: 2 }],
  ['/Commentary', { pageNumber: 1 }],
])('another request goes to the server: %s %j', async (path, query) => {
  const { http, asked } = aServer();
  expect(await withPreloadedResponses(http, inPage).get(path, { query, decode })).toBe('from the server');
  expect(asked).toEqual([path]);
});

it('an answer that cannot be read fails like one of the server', async () => {
  const refuse = () => {
    throw new Error('At data: expected a list, got nothing');
  };
  const asked = withPreloadedResponses(aServer().http, inPage).get('/NewPost', {
    query: { pageNumber: 1 },
    decode: refuse,
  });
  await expect(asked).rejects.toThrow('At data: expected a list');
});

it('without answers in the page nothing changes', () => {
  const { http } = aServer();
  expect(withPreloadedResponses(http, [])).toBe(http);
});

it('what is no answer costs itself', () => {
  const odd: unknown[] = [...ODD_VALUES.map(([, value]) => value), { address: 7, body: 1 }, { body: 1 }];
  expect(toPreloadedResponses([...odd, ...inPage])).toEqual(inPage);
});

it.each([undefined, null, {}, 'x', inPage[0]])('%j is no list of answers', (raw) => {
  expect(toPreloadedResponses(raw)).toEqual([]);
});

const script = (id: string, json: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(json)}</script>`;

it.each([
  ['a list', script('tyso-answers', inPage), inPage],
  ['none', '', []],
])('a page has %s', (_, html, responses) => {
  document.body.innerHTML = html;
  expect(preloadedIn(document, () => {})).toEqual(responses);
});
