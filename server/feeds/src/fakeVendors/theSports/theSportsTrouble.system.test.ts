import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { NOON } from '../../testing/simulatedDay';
import { followFakeTheSports } from './testing/followFakeTheSports';

const MINUTE = 60;

type Following = Awaited<ReturnType<typeof followFakeTheSports>>;
let following: Following | undefined;

async function followed(given: Partial<Parameters<typeof followFakeTheSports>[0]> = {}): Promise<Following> {
  following = await followFakeTheSports({ startedAt: NOON, ...given });
  return following;
}

afterEach(() => following?.end());

const send =
  (body: string | Buffer, headers = {}) =>
  (_: string, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);
    return true as const;
  };

/** What is asked for most often comes so, and all the rest as ever. */
const sendLive =
  (...sent: Parameters<typeof send>) =>
  (endpoint: string, response: ServerResponse) =>
    endpoint === 'match/detail_live' ? send(...sent)(endpoint, response) : undefined;

it('outlives whatever comes in place of answers, says what it was, and shows all again after it', async () => {
  const { turnTo, clock, reported, store, fakeVendor, differences } = await followed({ isPolledOnly: true });
  await turnTo(NOON + 3 * MINUTE);
  const before = store.matches.size;
  for (const [instead, message] of [
    [send('<!doctype html><p>Welcome'), /expected JSON .* got Unexpected token/],
    [send('{"code":0,"results":[{"id"'), /expected JSON/],
    [sendLive(`{"code":0,"results":"${'x'.repeat(10_000_000)}"}`), /expected a list, got "x/],
    [sendLive(gzipSync(Buffer.alloc(60_000_000)), { 'content-encoding': 'gzip' }), /more than 20000000 bytes/],
    [send('{"code":0,"results":"none"}'), /expected a list, got "none"/],
  ] as const) {
    const said = reported.length;
    fakeVendor.trouble.instead = instead;
    await turnTo(clock.now() + MINUTE);
    fakeVendor.trouble.instead = undefined;
    expect(reported.slice(said)).toContainEqual(expect.stringMatching(message));
    expect(reported.length - said).toBeLessThan(25);
    expect(store.matches.size).toBeGreaterThanOrEqual(before);
    await turnTo(clock.now() + 2 * MINUTE);
  }
  expect(reported.join()).not.toContain('hush');
  await turnTo(clock.now() + 20 * MINUTE, 55);
  expect(differences()).toEqual([]);
});

it('waits for an address to be listed, and opens the site meanwhile', async () => {
  const { turnTo, reported, store, fakeVendor } = await followed();
  fakeVendor.trouble.isAddressRefused = true;
  await turnTo(NOON + 4 * MINUTE);
  expect(reported.find((text) => text.includes('address'))).toMatch(
    /have TheSports add it to the list of your account/,
  );
  fakeVendor.trouble.isAddressRefused = false;
  await turnTo(NOON + 15 * MINUTE);
  expect(store.matches.size).toBeGreaterThan(5);
});

it('says which variables to check for a wrong secret, without the secret', async () => {
  const { turnTo, reported, store } = await followed({ config: { secret: 'guessed-wrong' } });
  await turnTo(NOON + MINUTE);
  expect(reported[0]).toContain('check THESPORTS_USER and THESPORTS_SECRET');
  expect(reported.some((text) => text.includes('the push is lost'))).toBe(true);
  expect(reported.join()).not.toContain('guessed-wrong');
  expect(store.batches).toEqual([{}]);
});

it('does without prices and history when the plan does, and says so once', async () => {
  const { turnTo, reported, store, fakeVendor, figure } = await followed();
  fakeVendor.trouble.refused = ['odds/live', 'odds/history', 'match/live/history', 'table/live'];
  await turnTo(NOON + 40 * MINUTE, 55);
  expect(reported.filter((text) => text.includes('odds/live'))).toHaveLength(1);
  expect([...store.matches.values()].every(({ odds }) => odds === '')).toBe(true);
  expect([...store.matches.values()].some(({ status_id }) => status_id === MatchStatus.FirstHalf)).toBe(true);
  expect(['prices', 'table/live', 'match/diary'].map((what) => figure('left_out', what))).toEqual([1, 1, 0]);
});

it('follows the chosen competitions alone, and asks for no match of another one by one', async () => {
  const { turnTo, store, fakeVendor } = await followed({ config: { competitions: ['another'] } });
  await turnTo(NOON + 10 * MINUTE);
  expect(store.matches.size).toBe(0);
  expect(fakeVendor.requests.get('match/live/history')).toBeUndefined();
  // One request a minute by time, and two pages.
  expect(fakeVendor.requests.get('match/recent/list')).toBeLessThanOrEqual(13);
});

it('goes on by polls while the push is cut, with pushes when it returns, and ends a messy evening with every score right', async () => {
  const { turnTo, reported, fakeVendor, pushed, clock, store, differences, figure } = await followed();
  await turnTo(NOON + 2 * MINUTE);
  // What was refused is published with the next look.
  store.refuse(3);
  await turnTo(NOON + 5 * MINUTE);
  fakeVendor.broker.cut();
  await turnTo(NOON + 6 * MINUTE);
  const before = pushed();
  await turnTo(NOON + 12 * MINUTE);
  expect(pushed()).toBe(before);
  expect(figure('left_out', 'push')).toBe(1);
  expect(differences()).toEqual([]);
  expect(reported.filter((text) => text.includes('the push is lost'))).toHaveLength(1);
  fakeVendor.broker.restore();
  await fakeVendor.broker.followed();
  // Doubled and late.
  fakeVendor.trouble.isPushMessy = true;
  await turnTo(clock.now() + 20 * MINUTE);
  expect(pushed()).toBeGreaterThan(before);
  expect(figure('left_out', 'push')).toBe(0);
  fakeVendor.trouble.isPushMessy = false;
  await turnTo(clock.now() + MINUTE, 5);
  expect(differences()).toEqual([]);
});

it('never asks more often than the vendor allows, and is silent while live matches are not answered, whatever else is', async () => {
  const { turnTo, reported, fakeVendor, figure, silence } = await followed({ isPolledOnly: true });
  await turnTo(NOON + 3 * MINUTE, 2);
  expect(reported).toEqual([]);
  expect(figure('silent_seconds')).toBeLessThan(5);
  expect(figure('matches')).toBeGreaterThan(5);
  expect(figure('matches', 'live')).toBeGreaterThan(0);
  expect(silence()).toBeUndefined();
  fakeVendor.trouble.instead = sendLive('{"code":500}');
  await turnTo(NOON + 7 * MINUTE);
  expect(figure('silent_seconds')).toBeGreaterThan(3.5 * MINUTE);
  expect(silence()).toBeGreaterThan(NOON + 2.5 * MINUTE);
  fakeVendor.trouble.instead = undefined;
  await turnTo(NOON + 13 * MINUTE);
  expect(silence()).toBeUndefined();
});

/** The night to 25 October 2026 has 25 hours in Europe. */
it('has every match of a day of 25 hours', async () => {
  const saturday = Date.UTC(2026, 9, 24, 17) / 1000;
  const { turnTo } = await followed({ startedAt: saturday, isPolledOnly: true });
  await turnTo(saturday + 8.5 * 3600, 900);
  await turnTo(saturday + 9 * 3600, 90);
  expect(following?.differences()).toEqual([]);
});
