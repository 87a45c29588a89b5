import Fastify from 'fastify';
import { prepare, sendPrepared } from './prepared';

const page = prepare('text/html', '<p>Tỷ số</p>'.repeat(50));

function asking(headers: Record<string, string>, status?: number) {
  const app = Fastify();
  app.get('/', (request, reply) => sendPrepared(request, reply, page, status));
  return app.inject({ url: '/', headers });
}

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['gzip;q=1.0, *;q=0', 'gzip'],
  ['deflate', undefined],
  ['', undefined],
])('to a browser that takes %j it goes as %s', async (accepted, encoding) => {
  const answer = await asking({ 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  const body = await page.body(encoding === 'br' || encoding === 'gzip' ? encoding : 'identity');
  expect(answer.rawPayload).toEqual(body.bytes);
});

it('has another tag in another encoding, because the bytes differ', async () => {
  const tags = await Promise.all(['br', 'gzip', ''].map((accepted) => asking({ 'accept-encoding': accepted })));
  expect(new Set(tags.map((answer) => answer.headers.etag)).size).toBe(3);
});

it.each([
  ['the same', (etag: string) => etag, 304],
  ['the same, weakened by a proxy', (etag: string) => `W/${etag}`, 304],
  ['one of several', (etag: string) => `"old", ${etag}`, 304],
  ['another', () => '"old"', 200],
])('for a copy with %s tag the answer is %#', async (_, held, status) => {
  const { headers } = await asking({});
  expect((await asking({ 'if-none-match': held(String(headers.etag)) })).statusCode).toBe(status);
});

it('an error is never "not modified"', async () => {
  const { headers } = await asking({}, 404);
  expect((await asking({ 'if-none-match': String(headers.etag) }, 404)).statusCode).toBe(404);
});
