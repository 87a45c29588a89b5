import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { createFakeStore } from '../../testing/createFakeStore';
import { RESULTS } from '../testing/recordedDays';
import { EVENING, following, HOUR, NOON, running, stopAll } from './testing/following';

const BY_HAND = 637;

afterEach(stopAll);

it('shows an evening as it was recorded: line-ups before the kick-off, and both results', async () => {
  const { clock, fakeVendor, store, reported } = await following({ plan: { daily: 7500 } });
  const [, match] = fakeVendor.matches;
  if (!match) throw new Error('there is a second match');
  const { id, kickOff } = match;
  const asked = (path: RegExp) => fakeVendor.requests().filter((request) => path.test(request.path));
  const looks = () => asked(new RegExp(`/fixtures\\?ids?=.*${id}`)).length;
  await clock.runUntil(kickOff - HOUR - 60);
  const before = looks();
  expect(store.lineups.get(id)).toBeUndefined();
  await clock.runUntil(kickOff - 60);
  // Asked for only near the kick-off, and not each minute.
  expect(looks() - before).toBeLessThan(13);
  expect(store.lineups.get(id)?.home?.starters).toHaveLength(11);

  // A smaller plan shows all of it, too.
  fakeVendor.plan.daily = fakeVendor.requests().length + 400;
  await clock.runUntil(EVENING);
  expect([...store.matches.values()]).toMatchObject(
    RESULTS.map((scores) => ({ ...scores, status_id: MatchStatus.Ended })),
  );
  // Each team once.
  const squads = asked(/^\/players\/squads/).map(({ path }) => path);
  expect([squads.length, new Set(squads).size]).toEqual([4, 4]);
  expect(reported.filter((message) => !message.includes('requests'))).toEqual([]);
});

it('shows the matches of the table of edits as they must be shown', async () => {
  const { clock, fakeVendor, store } = await following({ from: NOON - 600, league: BY_HAND, plan: { daily: 700 } });
  await clock.runUntil(NOON + 4 * HOUR);
  expect(fakeVendor.quirks.length).toBeGreaterThan(9);
  for (const { id, name, final } of fakeVendor.quirks)
    expect({ name, ...store.matches.get(id) }).toMatchObject({ name, ...final });
});

describe('with the free plan', () => {
  const FREE = { daily: 100, perMinute: 10, isFree: true };

  it('has all results, never asks for more than the plan, nor faster, and says what it leaves out', async () => {
    const { clock, fakeVendor, store, figures, reported } = await following({ plan: FREE });
    await clock.runUntil(EVENING);
    const times = fakeVendor.requests().map(({ at }) => at);
    expect(times.length).toBeLessThanOrEqual(100);
    for (const at of times)
      expect(times.filter((other) => other >= at && other < at + 60).length).toBeLessThanOrEqual(10);
    // The last list of the day, which is all that this plan has of an end, has no cards.
    const goals = (scores: readonly number[]) => [scores[0], scores[5], scores[6]];
    expect([...store.matches.values()].map((match) => [match.home_scores, match.away_scores].map(goals))).toEqual(
      RESULTS.map(({ home_scores, away_scores }) => [home_scores, away_scores].map(goals)),
    );
    expect(figures().get('requests')).toBe(fakeVendor.requests().length);
    expect(figures().get('left_out tables')).toBe(1);
    expect(fakeVendor.requests().filter(({ path }) => path.startsWith('/players')).length).toBeLessThan(20);
    expect(reported.join('\n')).toContain('left out: live odds, statistics');
    expect(reported.filter((message) => message.includes('does not include this')).length).toBeLessThan(6);
  });

  it('leaves the site as it is once the requests are spent, and goes on by itself after the reset, though it comes late', async () => {
    const { clock, fakeVendor, store, figures, reported } = await following({
      from: NOON,
      league: BY_HAND,
      plan: { ...FREE, resetsLate: HOUR },
    });
    await clock.runUntil(NOON + 600);
    fakeVendor.plan.daily = fakeVendor.requests().length;
    await clock.runUntil(NOON + 900);
    const before = structuredClone([...store.matches.values()]);
    const said = reported.length;
    await clock.runUntil(NOON + 12.9 * HOUR);
    expect(figures().get('requests_left')).toBe(0);
    expect([...store.matches.values()]).toEqual(before);
    expect(reported.slice(said)).toEqual([]);
    expect(reported.join('\n')).toContain("the day's requests are spent; the site stays as it is");
    fakeVendor.plan.daily = 100;
    await clock.runUntil(NOON + 13.5 * HOUR);
    expect(figures().get('requests_left')).toBeLessThan(100);
    expect(figures().get('requests_left')).toBeGreaterThan(10);
  });

  it('takes a better plan for what it is at once', async () => {
    const { clock, fakeVendor, figures } = await following({ plan: FREE });
    await clock.runUntil(NOON - 2.5 * HOUR);
    Object.assign(fakeVendor.plan, { daily: 7500, perMinute: 300, isFree: false });
    await clock.runUntil(NOON - 2 * HOUR);
    expect(figures().get('left_out tables')).toBe(0);
    expect(fakeVendor.requests().some(({ path }) => path.startsWith('/standings'))).toBe(true);
  });
});

it('a wrong key is said in words, without the key, and the site opens without matches', async () => {
  const { clock, store, reported, fakeVendor } = await following({ key: 'not-the-key' });
  await clock.runUntil(NOON - HOUR);
  expect(store.batches[0]).toEqual({});
  expect(store.matches.size).toBe(0);
  expect(reported[0]).toMatch(
    /^api-football does not accept the key; is API_FOOTBALL_KEY right, and the account active\?/,
  );
  expect(reported.join()).not.toContain('not-the-key');
  expect(fakeVendor.requests().length).toBeLessThan(12);
});

it('emits all again when it is started again, without asking for all again', async () => {
  const { clock, fakeVendor, provider, store } = await following();
  await clock.runUntil(NOON - 2 * HOUR);
  const known = store.matches.size;
  running.pop()?.();
  const asked = fakeVendor.requests().length;
  const another = createFakeStore();
  running.push(provider.start({ startedAt: 0 }, another.emit));
  await clock.runUntil(clock.now() + 30);
  expect(another.matches.size).toBe(known);
  expect(fakeVendor.requests().length - asked).toBeLessThan(10);
});
