import type { InjectOptions } from 'fastify';
import { EMPTY_STORE } from '../testing/emptyStore';
import { NOW, oneTestApp, SECRETS, signature } from '../testing/testApp';

const site = oneTestApp(() => EMPTY_STORE);
const url = '/api/banner?x=1';

async function statusOf(headers: InjectOptions['headers'], asked = url) {
  const { app } = await site();
  return (await app.inject({ url: asked, headers })).statusCode;
}

test.each(SECRETS)('a request signed with "%s" is answered', async (secret) => {
  expect(await statusOf(signature(url, { secret }))).toBe(200);
});

test.each([
  ['no signature', {}],
  ['no timestamp', { 'x-signature': signature(url)['x-signature'] }],
  ['another secret', signature(url, { secret: 'guessed' })],
  ['the signature of another path', signature('/api/AppSetting')],
  ['a lower-case signature', { ...signature(url), 'x-signature': signature(url)['x-signature']?.toLowerCase() }],
  ['a timestamp that is no number', { ...signature(url), 'x-timestamp': 'now' }],
  ['a time 301 s ago', signature(url, { timestamp: NOW - 301 })],
  ['a time in 301 s', signature(url, { timestamp: NOW + 301 })],
])('%s is refused', async (_, headers) => {
  expect(await statusOf(headers)).toBe(401);
});

test.each([NOW - 300, NOW + 300])('a clock that is 300 s off is taken (%d)', async (timestamp) => {
  expect(await statusOf(signature(url, { timestamp }))).toBe(200);
});

test('a refusal states the time of the server, for browsers with a wrong clock', async () => {
  const { app } = await site();
  const response = await app.inject({ url });
  expect(response.json()).toEqual({
    error: { code: 'bad_signature', message: 'X-Signature and X-Timestamp are missing' },
    server_time: NOW,
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

test.each(['/healthz', '/readyz', '/api/docs', '/api/docs/openapi.json'])('%s needs no signature', async (path) => {
  expect(await statusOf({}, path)).toBe(200);
});
