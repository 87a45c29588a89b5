import { NOON } from '../../testing/simulatedDay';
import { startExpiredServer } from './testing/expiredTls';
import { followFakeTheSports } from './testing/followFakeTheSports';

const MINUTE = 60;

let ends: (() => void | Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends) await end();
  ends = [];
});

async function followed() {
  const following = await followFakeTheSports({ startedAt: NOON, isPolledOnly: true });
  ends.push(following.end);
  await following.turnTo(NOON + 3 * MINUTE);
  return following;
}

it('outlives a vendor that is not reached: ever longer pauses, what is known stays, and all is shown again after it', async () => {
  const { turnTo, clock, lead, asked, reported, store, figure, differences } = await followed();
  const [matches, requests] = [store.matches.size, asked()];
  const expired = await startExpiredServer();
  const closed = await startExpiredServer();
  await new Promise((resolve) => closed.server.close(resolve));
  ends.push(() => void expired.server.close());
  for (const [away, message] of [
    ['http://vendor.invalid', /got getaddrinfo (ENOTFOUND|EAI_AGAIN) vendor\.invalid/],
    [expired.origin, /got certificate has expired/],
    [closed.origin, /got connect ECONNREFUSED/],
  ] as const) {
    const said = reported.length;
    lead(away);
    // A pause is five minutes at most.
    await turnTo(clock.now() + 6 * MINUTE);
    expect(reported.slice(said)).toContainEqual(expect.stringMatching(message));
  }
  expect(reported.at(-1)).toMatch(/trying again in 300 s/);
  expect(reported.join()).not.toContain('hush');
  expect(asked() - requests).toBeLessThan(30);
  expect(figure('silent_seconds')).toBeGreaterThan(9 * MINUTE);
  expect(store.matches.size).toBe(matches);
  lead(undefined);
  await turnTo(clock.now() + 17 * MINUTE, 55);
  expect(differences()).toEqual([]);
});

it('waits as long as the vendor wants', async () => {
  const { turnTo, clock, fakeVendor, asked, reported, differences } = await followed();
  for (const [status, body, message] of [
    [429, '', /expected status 200 .* got 429; trying again in 90 s/],
    [200, '{"code":429,"msg":"Too many requests"}', /too many requests.* trying again in 60 s/],
    [200, '{"err":"the quota of the day is spent"}', /too many requests.* trying again in 60 s/],
  ] as const) {
    const [said, requests] = [reported.length, asked()];
    fakeVendor.trouble.instead = (_endpoint, response) => {
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '90' }).end(body);
      return true;
    };
    await turnTo(clock.now() + 5 * MINUTE);
    expect(reported[said]).toMatch(message);
    expect(asked() - requests).toBeLessThan(25);
    fakeVendor.trouble.instead = undefined;
    await turnTo(clock.now() + 7 * MINUTE);
  }
  await turnTo(clock.now() + 15 * MINUTE, 55);
  expect(differences()).toEqual([]);
});
