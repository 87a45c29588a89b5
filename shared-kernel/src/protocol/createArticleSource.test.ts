import type { Http } from '../http/createSignedFetcher';
import { createArticleSource } from './createArticleSource';

const record = { id: 7, slug: 'a', name: 'Bài', status: 'Published', published_date: '2026-05-30T12:15:00Z' };

async function shareImageOf(share_image: unknown, site = {}): Promise<string | undefined> {
  const reported: Error[] = [];
  const http: Http = { get: async (_, { decode }) => decode({ data: { ...record, share_image } }) };
  const source = createArticleSource({ http, site, report: (error) => reported.push(error) }, 'news');
  return (await source.detail(7, {}))?.shareImage;
}

it.each([
  ['a path of ours', '/media/a.jpg', '/media/a.jpg'],
  ['an address', 'https://tin.example/a.jpg', 'https://tin.example/a.jpg'],
  ['missing, as from another server', undefined, undefined],
  ['null', null, undefined],
  ['a number', 7, undefined],
  ['code', 'javascript:alert(1)', undefined],
])('the picture for where an article is shared: %s', async (_, sent, read) => {
  expect(await shareImageOf(sent)).toBe(read);
});

it('belongs to the server that sent it', async () => {
  expect(await shareImageOf('/share/a.jpg', { api_base: 'https://api.example' })).toBe(
    'https://api.example/share/a.jpg',
  );
});
