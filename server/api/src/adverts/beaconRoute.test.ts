import type { AdvertCount, Vitals } from 'shared-kernel/protocol/beacon';
import { createMetrics } from '../metrics/createMetrics';
import { EMPTY_STORE } from '../testing/emptyStore';
import { createTestApp } from '../testing/testApp';

const COUNT = { slot: 'FixBottom', id: 'fb88-dau-trang', shown: 3, clicked: 1 };
const VITALS: Vitals = { route: '/news/:id', device: 'phone', figures: [{ name: 'LCP', value: 1240 }] };
const OWN = { origin: 'https://tyso.example', host: 'tyso.example', 'sec-fetch-site': 'same-origin' };

async function setUp(requestsPerMinute = 0) {
  const added: AdvertCount[] = [];
  const adverts = { add: (counts: readonly AdvertCount[]) => void added.push(...counts) };
  const metrics = createMetrics();
  const { app } = await createTestApp(EMPTY_STORE, { adverts, metrics, requestsPerMinute });
  const lcp = () => metrics.registry.getSingleMetricAsString('tyso_web_vital_lcp_seconds');
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      ...{ method: 'POST', url: '/beacon' },
      headers: { 'content-type': 'application/json', ...OWN, ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, added, lcp, send };
}

test.each(['application/json', 'text/plain;charset=UTF-8'])(
  'a page says what was seen, unsigned, as %s',
  async (type) => {
    const { added, send } = await setUp();
    const { statusCode, body, headers } = await send({ adverts: [COUNT] }, { 'content-type': type });
    expect([statusCode, body, headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect(added).toEqual([COUNT]);
  },
);

test('unknown fields are not kept, and all fields are optional', async () => {
  const { added, send } = await setUp();
  expect((await send({ adverts: [{ ...COUNT, email: 'a@b.example' }], visitor: 7 })).statusCode).toBe(204);
  expect((await send({})).statusCode).toBe(204);
  expect(added).toEqual([COUNT]);
});

test('a page says how fast it was, by route and device, in one message with the rest', async () => {
  const { added, lcp, send } = await setUp();
  expect((await send({ adverts: [COUNT], vitals: VITALS })).statusCode).toBe(204);
  expect((await send({ vitals: VITALS })).statusCode).toBe(204);
  expect(added).toEqual([COUNT]);
  expect(await lcp()).toMatch('tyso_web_vital_lcp_seconds_sum{route="/news/:id",device="phone"} 2.48\n');
});

test.each<[string, object]>([
  ['an address instead of a pattern', { route: '/news/123?email=a@b.example' }],
  ['a route without end', { route: `/${'a'.repeat(100)}` }],
  ['a device that is none', { device: 'fridge' }],
  ['an unknown figure', { figures: [{ name: 'XXX', value: 1 }] }],
  ['a figure below nothing', { figures: [{ name: 'LCP', value: -1 }] }],
  ['a figure of a month', { figures: [{ name: 'LCP', value: 2.6e9 }] }],
  ['more figures than there are', { figures: Array.from({ length: 11 }, () => VITALS.figures[0]) }],
])('vitals with %s are refused, and not counted', async (_, wrong) => {
  const { lcp, send } = await setUp();
  expect((await send({ vitals: { ...VITALS, ...wrong } })).statusCode).toBe(400);
  expect(await lcp()).not.toMatch('_count{');
});

test.each<[string, Record<string, string>]>([
  ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['of another site, from an old browser', { origin: 'https://evil.example', 'sec-fetch-site': '' }],
  ['of a neighbour under the same domain', { origin: 'https://x.tyso.example', 'sec-fetch-site': 'same-site' }],
  ['that hides where it stands', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
])('a page %s is not heard', async (_, { 'sec-fetch-site': site, ...headers }) => {
  const { added, app } = await setUp();
  const answer = await app.inject({
    ...{ method: 'POST', url: '/beacon', payload: JSON.stringify({ adverts: [COUNT] }) },
    headers: {
      'content-type': 'application/json',
      host: OWN.host,
      ...headers,
      ...(site && { 'sec-fetch-site': site }),
    },
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'forbidden']);
  expect(added).toEqual([]);
});

test('a program without an origin is refused', async () => {
  const { app } = await setUp();
  const answer = await app.inject({ method: 'POST', url: '/beacon', payload: { adverts: [COUNT] } });
  expect(answer.statusCode).toBe(403);
});

test('a browser that sends only its origin is accepted, behind a proxy too', async () => {
  const { added, app } = await setUp();
  const answer = await app.inject({
    ...{ method: 'POST', url: '/beacon', payload: { adverts: [COUNT] } },
    headers: { origin: 'https://tyso.example', host: '127.0.0.1:9000', 'x-forwarded-host': 'tyso.example' },
  });
  expect(answer.statusCode).toBe(204);
  expect(added).toEqual([COUNT]);
});

test.each<[string, unknown, number, string]>([
  ['no JSON', '{', 400, 'bad_request'],
  ['nothing', '', 400, 'bad_request'],
  ['a text', '"adverts"', 400, 'bad_request'],
  ['a slot that is none', { adverts: [{ ...COUNT, slot: '<b>' }] }, 400, 'bad_request'],
  ['an id that is none', { adverts: [{ ...COUNT, id: 'A B' }] }, 400, 'bad_request'],
  ['a count below nothing', { adverts: [{ ...COUNT, shown: -1 }] }, 400, 'bad_request'],
  ['an impossible count', { adverts: [{ ...COUNT, shown: 1e9 }] }, 400, 'bad_request'],
  ['more than 8 kB', { adverts: [], noise: 'x'.repeat(8192) }, 413, 'too_large'],
])('%s is refused', async (_, body, status, code) => {
  const { added, send } = await setUp();
  const answer = await send(body);
  expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  expect(added).toEqual([]);
});

test('one address may send a fifth of its requests as beacons', async () => {
  const { send } = await setUp(10);
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const codes = [];
  for (let time = 0; time < 3; time++) codes.push((await send({}, from)).statusCode);
  expect(codes).toEqual([204, 204, 429]);
  expect((await send({}, { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(204);
});
