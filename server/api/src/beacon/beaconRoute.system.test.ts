import { makeContentToken } from 'server-shared/previews/contentPreview';
import { LIVE_PATH } from 'server-shared/releases/liveAnswer';
import { RELEASE_FIGURES_PATH } from 'server-shared/releases/releaseFigures';
import type { AdvertCount, DeviceClass } from 'shared-kernel/protocol/beacon';
import { createMetrics } from '../metrics/createMetrics';
import type { CountedMinute } from '../store/releaseCounts';
import { EMPTY_STORE } from '../testing/emptyStore';
import { createTestApp, NOW } from '../testing/testApp';
import { A_FAULT, ADS, LIVE } from '../testing/visits';
import { createFiguresReader } from '../visits/figuresRoute';
import { openVisits } from '../visits/openVisits';

const COUNT = { slot: 'FixBottom', id: 'fb88-dau-trang', route: '/', shown: 3, clicked: 1 };
const VITALS = { route: '/news/:id', device: 'phone', figures: [{ name: 'LCP', value: 1240 }] };
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';
const OWN = {
  origin: 'https://tyso.example',
  host: 'tyso.example',
  'sec-fetch-site': 'same-origin',
  'user-agent': CHROME,
};

async function setUp(requestsPerMinute = 0) {
  const added: AdvertCount[] = [];
  const devices: (DeviceClass | undefined)[] = [];
  const adverts = {
    add(counts: readonly AdvertCount[], device: DeviceClass | undefined) {
      added.push(...counts);
      devices.push(device);
    },
  };
  const metrics = createMetrics();
  const counted: CountedMinute[] = [];
  const { counts, figures } = await openVisits({
    store: {
      addReleaseCounts: async (more) => void counted.push(...more),
      releaseCounts: async () => counted,
      countedReleases: async () => counted,
      sharedSecret: async (_, make) => make(),
    },
    metrics,
    adverts,
    now: () => NOW,
    report: fail,
    everyFewSeconds: () => () => {},
  });
  counts.hear(LIVE);
  const { app } = await createTestApp(EMPTY_STORE, { metrics, requestsPerMinute, visits: counts });
  const lcp = () => metrics.registry.getSingleMetricAsString('tyso_web_vital_lcp_seconds');
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/beacon',
      headers: { 'content-type': 'application/json', ...OWN, ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const begin = async () => {
    const answer = await app.inject({ method: 'POST', url: '/beacon/begin', headers: OWN });
    return { answer, view: String(answer.json().view) };
  };
  const refused = () => metrics.registry.getSingleMetricAsString('tyso_beacon_refused_total');
  /** As a page that has its view. */
  const sendInView = async (body: object, headers: Record<string, string> = {}) =>
    send({ view: (await begin()).view, ...body }, headers);
  return { app, figures, added, devices, lcp, refused, send, begin, sendInView };
}

/** For what is refused, and so leaves nothing behind. */
let refusing: Awaited<ReturnType<typeof setUp>>;
beforeAll(async () => {
  refusing = await setUp();
});

const sumsOf = (counts: readonly AdvertCount[]) =>
  (['shown', 'clicked'] as const).map((what) => counts.reduce((sum, count) => sum + count[what], 0));

const fail = (error: Error) => {
  throw error;
};

test.each(['application/json', 'text/plain;charset=UTF-8'])(
  'a page says what was seen, unsigned, as %s',
  async (type) => {
    const { added, devices, sendInView } = await setUp();
    const sent = { adverts: [COUNT], device: 'phone' };
    const { statusCode, body, headers } = await sendInView(sent, { 'content-type': type });
    expect([statusCode, body, headers['cache-control']]).toEqual([204, '', 'no-store']);
    expect([added, devices]).toEqual([[COUNT], ['phone']]);
  },
);

test('unknown fields are not kept, and all fields are optional', async () => {
  const { added, send, sendInView } = await setUp();
  expect((await sendInView({ adverts: [{ ...COUNT, email: 'a@b.example' }], visitor: 7 })).statusCode).toBe(204);
  expect((await send({})).statusCode).toBe(204);
  expect(added).toEqual([COUNT]);
});

test('a page says how fast it was, by route and device, in one message with the rest', async () => {
  const { added, lcp, send, begin } = await setUp();
  for (const adverts of [[COUNT], []]) {
    const { view } = await begin();
    expect((await send({ view, adverts, vitals: VITALS })).statusCode).toBe(204);
  }
  expect(added).toEqual([COUNT]);
  expect(await lcp()).toMatch('tyso_web_vital_lcp_seconds_sum{route="/news/:id",device="phone"} 2.48\n');
});

test('of a page without a view nothing counts', async () => {
  const { added, lcp, send, refused } = await setUp();
  expect((await send({ adverts: [COUNT], vitals: VITALS })).statusCode).toBe(204);
  expect(added).toEqual([]);
  expect(await refused()).toMatch('{why="no_view"} 1');
  expect(await lcp()).not.toMatch('_count{');
});

test('a page begins with a view that no cache keeps, and its faults are counted', async () => {
  const { figures, send, begin } = await setUp();
  const { answer, view } = await begin();
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.json()).toEqual({ view: expect.stringMatching(/^[\w-]{16}\.\d+\.[\w-]{43}$/), issued: NOW });
  expect((await send({ view, parts: [ADS], faults: [A_FAULT] })).statusCode).toBe(204);
  const faults = [{ kind: 'part-threw', route: '/', count: 1 }];
  expect(await createFiguresReader(figures)(0)).toMatchObject([{ ...ADS, views: 1, faults }]);
});

test.each([RELEASE_FIGURES_PATH, LIVE_PATH, '/status'])('%s is not for visitors', async (url) => {
  expect((await refusing.app.inject({ url })).statusCode).toBe(404);
});

test.each(['cross-site', 'same-site'])('a %s page gets no view', async (site) => {
  const { app } = refusing;
  const headers = { ...OWN, origin: 'https://evil.example', 'sec-fetch-site': site };
  expect((await app.inject({ method: 'POST', url: '/beacon/begin', headers })).statusCode).toBe(403);
});

test.each<[string, object]>([
  ['nothing in it', { route: undefined, device: undefined }],
  ['an address instead of a pattern', { route: '/news/123?email=a@b.example' }],
  ['a route without end', { route: `/${'a'.repeat(100)}` }],
  ['a device that is none', { device: 'fridge' }],
])('vitals with %s are left out, and the adverts that came with them count', async (_, wrong) => {
  const { added, lcp, refused, send, begin } = await setUp();
  const { view } = await begin();
  expect((await send({ view, adverts: [COUNT], vitals: { ...VITALS, ...wrong } })).statusCode).toBe(204);
  expect(added).toEqual([COUNT]);
  expect(await lcp()).not.toMatch('_count{');
  expect(await refused()).toMatch('tyso_beacon_refused_total{why="unreadable"} 1');
});

test('an unknown figure, and what are more than there can be, are left out and counted; others of the message count', async () => {
  const { lcp, refused, send, begin } = await setUp();
  const { view } = await begin();
  const figures = [{ name: 'NEW', value: 1 }, ...Array.from({ length: 11 }, () => VITALS.figures[0])];
  await send({
    view,
    parts: [ADS, { remote: 'jquery', release: '1' }],
    vitals: { ...VITALS, figures, elements: 'many' },
  });
  expect(await lcp()).toMatch('_count{route="/news/:id",device="phone"} 1');
  expect(await refused()).toMatch('tyso_beacon_refused_total{why="unreadable"} 4');
});

test.each<[string, Record<string, string>]>([
  ['of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['of another site, from an old browser', { origin: 'https://evil.example', 'sec-fetch-site': '' }],
  ['of a neighbour under the same domain', { origin: 'https://x.tyso.example', 'sec-fetch-site': 'same-site' }],
  ['that hides where it stands', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
])('a page %s is not heard', async (_, { 'sec-fetch-site': site, ...headers }) => {
  const { added, app, begin } = refusing;
  const { view } = await begin();
  const answer = await app.inject({
    method: 'POST',
    url: '/beacon',
    payload: JSON.stringify({ view, adverts: [COUNT] }),
    headers: {
      'content-type': 'application/json',
      'user-agent': CHROME,
      host: OWN.host,
      ...headers,
      ...(site && { 'sec-fetch-site': site }),
    },
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'forbidden']);
  expect(added).toEqual([]);
});

test('a program without an origin is refused', async () => {
  const { app } = refusing;
  const answer = await app.inject({ method: 'POST', url: '/beacon', payload: { adverts: [COUNT] } });
  expect(answer.statusCode).toBe(403);
});

test('a browser that sends only its origin is accepted, behind a proxy too', async () => {
  const { added, app, begin } = await setUp();
  const { view } = await begin();
  const answer = await app.inject({
    method: 'POST',
    url: '/beacon',
    payload: { view, adverts: [COUNT] },
    headers: {
      origin: 'https://tyso.example',
      host: '127.0.0.1:9000',
      'user-agent': CHROME,
      'x-forwarded-host': 'tyso.example',
    },
  });
  expect(answer.statusCode).toBe(204);
  expect(added).toEqual([COUNT]);
});

test.each<[string, unknown, number, string]>([
  ['no JSON', '{', 400, 'bad_request'],
  ['nothing', '', 400, 'bad_request'],
  ['a text', '"adverts"', 400, 'bad_request'],
  ['more than 8 kB', { adverts: [], noise: 'x'.repeat(8192) }, 413, 'too_large'],
])('%s is refused', async (_, body, status, code) => {
  const { added, send } = refusing;
  const answer = await send(body);
  expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
  expect(added).toEqual([]);
});

test.each<[string, Record<string, string>, number]>([
  ['a page of ours', { origin: 'https://tyso.example' }, 204],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a program', {}, 403],
])('of reports of browsers those about %s are answered alike', async (_, from, status) => {
  const headers = { 'content-type': 'application/reports+json', host: OWN.host, ...from };
  const payload = JSON.stringify([{ type: 'crash' }]);
  const answer = await refusing.app.inject({ method: 'POST', url: '/beacon/reports', headers, payload });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
});

test('one address may send half of its requests as beacons', async () => {
  const { send } = await setUp(4);
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const codes = [];
  for (let time = 0; time < 3; time++) codes.push((await send({}, from)).statusCode);
  expect(codes).toEqual([204, 204, 429]);
  expect((await send({}, { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(204);
});

test.each([
  ['a slot that is none', { slot: '<b>' }],
  ['an id that is none', { id: 'A B' }],
  ['no page', { route: '/news/1?email=a@b.example' }],
  ['a count below nothing', { shown: -1 }],
  ['an impossible count', { shown: 1e9 }],
])('an advert with %s is left out alone', async (_, wrong) => {
  const { added, refused, sendInView } = await setUp();
  expect((await sendInView({ adverts: [{ ...COUNT, ...wrong }, COUNT], device: 'fridge' })).statusCode).toBe(204);
  expect(added).toEqual([COUNT]);
  expect(await refused()).toMatch('{why="unreadable"} 2');
});

test('a page that does not exist is one of those', async () => {
  const { added, sendInView } = await setUp();
  await sendInView({ adverts: [{ ...COUNT, route: '/nowhere' }] });
  expect(added).toEqual([{ ...COUNT, route: '/*' }]);
});

test('in all its messages a page counts no more adverts than it may have shown in a day', async () => {
  const { added, refused, send, begin } = await setUp();
  const { view } = await begin();
  for (let message = 0; message < 4; message++) await send({ view, adverts: [{ ...COUNT, shown: 100, clicked: 20 }] });
  const sums = sumsOf(added);
  expect(sums).toEqual([300, 30]);
  expect(await refused()).toMatch('{why="beyond_bound"} 150');
});

test('an address counts no more adverts in a minute than a district looks at', async () => {
  const { added, sendInView } = await setUp();
  for (let page = 0; page < 20; page++) await sendInView({ adverts: [{ ...COUNT, shown: 200, clicked: 20 }] });
  const sums = sumsOf(added);
  expect(sums).toEqual([2000, 100]);
  await sendInView({ adverts: [COUNT] }, { 'x-forwarded-for': '203.0.113.8' });
  expect(added.at(-1)).toEqual(COUNT);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36',
  'curl/8.5.0',
])('of a bot nothing counts: %s', async (agent) => {
  const { added, refused, lcp, sendInView } = await setUp();
  expect((await sendInView({ adverts: [COUNT], vitals: VITALS }, { 'user-agent': agent })).statusCode).toBe(204);
  expect(added).toEqual([]);
  expect(await lcp()).not.toMatch('_count{');
  expect(await refused()).toMatch('{why="bot"} 1');
});

test.each([makeContentToken(), 'mfe-ads~1~b~c~d'])('a page that is a preview counts for nothing: %s', async (token) => {
  const { added, lcp, sendInView } = await setUp();
  const cookie = `a=b; xem-truoc=${token}`;
  expect((await sendInView({ adverts: [COUNT], vitals: VITALS }, { cookie })).statusCode).toBe(204);
  expect([added, await lcp()]).toEqual([[], expect.not.stringContaining('_count{')]);
  await sendInView({ adverts: [COUNT] }, { cookie: 'a=b' });
  expect(added).toEqual([COUNT]);
});
