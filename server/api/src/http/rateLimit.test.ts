import { EMPTY_STORE } from '../testing/emptyStore';
import { createTestApp } from '../testing/testApp';

/** A server with a limit of three requests a minute. */
async function setUp() {
  const { app, signed } = await createTestApp(EMPTY_STORE, { requestsPerMinute: 3 });
  /** The last of `times` requests of a visitor whose address comes from `delivery`. */
  async function ask(times: number, visitor: string, url = '/api/banner') {
    const answers = [];
    for (let time = 0; time < times; time++) {
      answers.push(await signed(url, { headers: { 'x-forwarded-for': visitor } }));
    }
    return answers[times - 1];
  }
  return { app, signed, ask };
}

test('an address over its limit is told how long to wait', async () => {
  const { ask } = await setUp();
  expect((await ask(3, '203.0.113.7'))?.statusCode).toBe(200);
  const refused = await ask(1, '203.0.113.7');
  expect(refused?.statusCode).toBe(429);
  expect(refused?.json()).toEqual({
    error: { code: 'too_many_requests', message: 'Expected at most 3 requests a minute from one address' },
  });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(50);
  expect(refused?.headers['cache-control']).toBe('no-store');
});

test('a clock that was an hour ahead makes nobody wait longer than the minute', async () => {
  const { ask } = await setUp();
  const ahead = Date.now() + 3_600_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => ahead);
  await ask(3, '203.0.113.7');
  clock.mockRestore();
  const refused = await ask(1, '203.0.113.7');
  expect(refused?.statusCode).toBe(429);
  expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('behind delivery the visitor is counted, not the proxy', async () => {
  const { ask } = await setUp();
  await ask(4, '203.0.113.7');
  expect((await ask(1, '203.0.113.8'))?.statusCode).toBe(200);
});

test('an address that the visitor made up does not count', async () => {
  const { ask } = await setUp();
  await ask(3, '198.51.100.1, 203.0.113.7');
  expect((await ask(1, '198.51.100.2, 203.0.113.7'))?.statusCode).toBe(429);
});

test('addresses of one IPv6 network count as one', async () => {
  const { ask } = await setUp();
  await ask(3, '2001:db8::1');
  expect((await ask(1, '2001:db8::2'))?.statusCode).toBe(429);
  expect((await ask(1, '2001:db8:0:1::1'))?.statusCode).toBe(200);
});

test('requests that are not signed count as well, before anything is computed for them', async () => {
  const { app, ask } = await setUp();
  for (let time = 0; time < 3; time++) {
    await app.inject({ url: '/api/banner', headers: { 'x-forwarded-for': '203.0.113.7' } });
  }
  expect((await ask(1, '203.0.113.7'))?.statusCode).toBe(429);
});

test('delivery itself asks as often as it likes', async () => {
  const { signed } = await setUp();
  for (let time = 0; time < 5; time++) expect((await signed('/api/banner')).statusCode).toBe(200);
});
