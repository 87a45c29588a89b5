import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeStore } from '../testing/createFakeStore';
import { createFakeWallClock } from '../testing/fakeWallClock';
import { apiFootballProvider } from './apiFootballProvider';
import { createClient } from './createClient';
import { createQuota } from './quota';
import { KICK_OFF, sampleFixture } from './testing/sampleFixture';
import { openResponse, type VendorResponse } from './vendorResponse';

const KEY = 'hush-hush';
const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function asking(answer: RequestListener): Promise<VendorResponse> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  const clock = createFakeWallClock(KICK_OFF);
  return createClient({
    origin: `http://127.0.0.1:${port}`,
    key: KEY,
    quota: createQuota(),
    clock,
    fetch,
    report: () => {},
  }).ask('/fixtures?live=340');
}

const json =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify(body));

it.each<[string, RequestListener, RegExp]>([
  [
    'no key at all',
    (_, response) => response.writeHead(403).end(),
    /got 403: is API_FOOTBALL_KEY right, and the account active\?/,
  ],
  [
    'a wrong key',
    json({ errors: { token: 'Error/Missing application key.' } }),
    /does not accept the key; is API_FOOTBALL_KEY right/,
  ],
  ['a suspended account', json({ errors: { access: 'Your account is suspended.' } }), /does not accept the key/],
  [
    'another plan',
    json({ errors: { plan: 'Free plans do not have access to the Ids parameter.' } }),
    /does not include this in the plan of the key/,
  ],
  [
    'spent requests',
    json({ errors: { requests: 'You have reached the request limit for the day' } }),
    /has answered all requests of the day's plan/,
  ],
  ['too much in a minute', json({ errors: { rateLimit: 'Too many requests.' } }), /was asked too fast/],
  ['errors in a list', json({ errors: [{ token: 'no' }] }), /does not accept the key/],
  ['errors as a text', json({ errors: 'out of order' }), /refuses this .*out of order/],
  ['its own key in its text', json({ errors: { bug: `Who is ${KEY}?` } }), /refuses this .*Who is …\?/],
])('%s is said in words, and without the key', async (_, answer, message) => {
  const asked = asking(answer);
  await expect(asked).rejects.toThrow(message);
  await expect(asked).rejects.not.toThrow(KEY);
});

it('errors that are there and say nothing are none', () => {
  for (const errors of [[], {}, '', null, undefined, { token: '' }])
    expect(openResponse({ errors, response: [1], paging: { total: 3 } }, '/x', KEY)).toEqual({
      response: [1],
      pages: 3,
    });
});

describe('a vendor that cannot be reached', () => {
  const failed = (message: string) => Object.assign(new TypeError('fetch failed'), { cause: new Error(message) });

  it.each([
    ['a name that is gone', 'getaddrinfo ENOTFOUND v3.football.api-sports.io'],
    ['a certificate that has expired', 'certificate has expired'],
  ])('%s: one line each time, ever longer pauses, and what is known stays', async (_, cause) => {
    const clock = createFakeWallClock(KICK_OFF - 60);
    const store = createFakeStore();
    const reported: string[] = [];
    let isAway = false;
    let asked = 0;
    const away: typeof fetch = async (input) => {
      asked += 1;
      if (isAway) throw failed(cause);
      if (String(input).endsWith('/status'))
        return Response.json({ response: { requests: { current: 0, limit_day: 100 } } });
      return Response.json({ errors: [], response: [sampleFixture()] });
    };
    const own = { origin: 'https://vendor.example', key: KEY, leagues: [340], bookmaker: 8 };
    const report = (error: Error) => void reported.push(error.message);
    const provider = apiFootballProvider(
      { kind: 'api-football', ...own },
      { clock, random: () => 0, report, fetch: away },
    );
    const stop = provider.start({ startedAt: 0 }, store.emit);
    await clock.turnTo(KICK_OFF + 120);
    expect(store.matches.size).toBe(1);
    isAway = true;
    asked = 0;
    reported.length = 0;
    await clock.turnTo(KICK_OFF + 3600);
    const silent = provider.figures?.().find(({ name }) => name === 'silent_seconds')?.value ?? 0;
    expect(silent).toBeGreaterThan(3000);
    stop();
    expect(provider.figures?.()).toEqual([]);
    expect(asked).toBeLessThan(20);
    expect(reported[0]).toContain(`got ${cause}; trying again in 2 s`);
    expect(reported.at(-1)).toContain('trying again in 300 s');
    expect(reported.join()).not.toContain(KEY);
    expect(store.matches.size).toBe(1);
  });
});
