import { StoreAwayError } from '../store/storeErrors';
import { EMPTY_STORE } from '../testing/emptyStore';
import { createTestApp, oneTestApp } from '../testing/testApp';

const store = () => EMPTY_STORE;
const site = oneTestApp(store);

test.each([
  ['/api/nothing', 404, 'not_found'],
  ['/nothing', 404, 'not_found'],
  ['/media/nothing.svg', 404, 'not_found'],
  [`/media/${'0'.repeat(64)}.svg`, 404, 'not_found'],
  ['/api/%zz', 400, 'bad_request'],
  ['/api/__proto__', 404, 'not_found'],
  ['/api/constructor', 404, 'not_found'],
  ['/media/__proto__', 404, 'not_found'],
])('GET %s: %d %s', async (url, status, code) => {
  const { app } = await site();
  const response = await app.inject({ url });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ error: { code, message: expect.any(String) } });
});

test.each([
  ['POST', '{"a":', 400, 'bad_request'],
  ['POST', '{"__proto__": {"isAdmin": true}}', 400, 'bad_request'],
  ['POST', '{}', 405, 'method_not_allowed'],
  ['DELETE', undefined, 405, 'method_not_allowed'],
  ['OPTIONS', undefined, 405, 'method_not_allowed'],
  ['TRACE', undefined, 405, 'method_not_allowed'],
  ['POST', JSON.stringify('x'.repeat(5_000_000)), 413, 'too_large'],
] as const)('%s with %s: %d %s', async (method, payload, status, code) => {
  const { signed } = await site();
  const type = payload === undefined ? {} : { 'content-type': 'application/json' };
  const response = await signed('/api/banner', { method, payload, headers: type });
  expect(response.statusCode).toBe(status);
  expect(response.json().error.code).toBe(code);
});

test('a body in a language we do not speak is refused', async () => {
  const { signed } = await site();
  const response = await signed('/api/banner', {
    method: 'POST',
    payload: '<a/>',
    headers: { 'content-type': 'text/xml' },
  });
  expect(response.statusCode).toBe(415);
  expect(response.json().error.code).toBe('bad_request');
});

test('what went wrong inside stays inside', async () => {
  const failing = { ...store(), banners: () => Promise.reject(new Error('password=hunter2')) };
  const { signed } = await createTestApp(failing);
  const response = await signed('/api/banner');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({ error: { code: 'internal', message: 'Something went wrong on our side' } });
});

test('while the database is away, what only it knows is for later, and nothing of it is said', async () => {
  const away = { ...store(), banners: () => Promise.reject(new StoreAwayError('connect ECONNREFUSED 10.0.0.7')) };
  const { signed } = await createTestApp(away);
  const response = await signed('/api/banner');
  expect(response.statusCode).toBe(503);
  expect(response.headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' });
  expect(response.json()).toEqual({ error: { code: 'unavailable', message: 'The database is away: try again' } });
});

test('a server that still waits reports it to monitoring', async () => {
  const missing = new Set(['feed']);
  const { app } = await createTestApp(store(), { missing });
  const waiting = await app.inject('/readyz');
  expect([waiting.statusCode, waiting.json()]).toEqual([503, { ready: false, waiting_for: ['feed'] }]);
  missing.clear();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});
