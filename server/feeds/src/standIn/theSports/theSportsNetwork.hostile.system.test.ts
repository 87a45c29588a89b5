import { NOON } from '../../testing/simulatedDay';
import { startExpiredServer } from './testing/expiredTls';
import { followStandIn } from './testing/followStandIn';

const MINUTE = 60;

let ends: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends) await end();
  ends = [];
});

async function followed() {
  const following = await followStandIn({ startedAt: NOON, isPolledOnly: true });
  ends.push(following.end);
  await following.turnTo(NOON + 3 * MINUTE);
  return following;
}

it.each<[string, () => Promise<string>, RegExp]>([
  ['a name that is gone', async () => 'http://vendor.invalid', /got getaddrinfo (ENOTFOUND|EAI_AGAIN) vendor\.invalid/],
  [
    'a certificate that has expired',
    async () => {
      const { server, origin } = await startExpiredServer();
      ends.push(() => void server.close());
      return origin;
    },
    /got certificate has expired/,
  ],
  [
    'a port where nobody listens any more',
    async () => {
      const { server, origin } = await startExpiredServer();
      await new Promise((resolve) => server.close(resolve));
      return origin;
    },
    /got connect ECONNREFUSED/,
  ],
])(
  'outlives %s: ever longer pauses, what is known stays, and all is shown again after it',
  async (_, away, message) => {
    const { turnTo, lead, asked, reported, store, figure, differences } = await followed();
    const [matches, requests] = [store.matches.size, asked()];
    lead(await away());
    await turnTo(NOON + 13 * MINUTE);
    expect(reported[0]).toMatch(message);
    expect(reported.at(-1)).toMatch(/trying again in 300 s/);
    expect(reported.join()).not.toContain('hush');
    expect(asked() - requests).toBeLessThan(30);
    expect(figure('silent_seconds')).toBeGreaterThan(9 * MINUTE);
    expect(store.matches.size).toBe(matches);
    lead(undefined);
    await turnTo(NOON + 30 * MINUTE, 55);
    expect(differences()).toEqual([]);
  },
);

it.each<[string, number, string, RegExp]>([
  ['status 429', 429, '', /expected status 200 .* got 429; trying again in 90 s/],
  ['too many requests', 200, '{"code":429,"msg":"Too many requests"}', /too many requests.* trying again in 60 s/],
  ['a quota that is spent', 200, '{"err":"the quota of the day is spent"}', /too many requests.* trying again in 60 s/],
])('waits as long as the vendor wants after %s', async (_, status, body, message) => {
  const { turnTo, standIn, asked, reported, differences } = await followed();
  const requests = asked();
  standIn.trouble.instead = (_endpoint, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '90' }).end(body);
    return true;
  };
  await turnTo(NOON + 8 * MINUTE);
  expect(reported[0]).toMatch(message);
  expect(asked() - requests).toBeLessThan(25);
  standIn.trouble.instead = undefined;
  await turnTo(NOON + 30 * MINUTE, 55);
  expect(differences()).toEqual([]);
});
