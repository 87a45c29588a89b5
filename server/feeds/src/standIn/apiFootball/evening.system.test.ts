import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { createFakeStore } from '../../testing/createFakeStore';
import { following, HOUR, NOON, running, stopAll } from './testing/following';

const BY_HAND = 637;

afterEach(stopAll);

it('shows an evening as the script has it: line-ups before the kick-off, markets until they are over, squads, and every result', async () => {
  const { clock, today, standIn, store, reported } = await following({ plan: { daily: 7500 } });
  const [first] = [...today].sort((a, b) => a.kickoff - b.kickoff);
  if (!first) throw new Error('there is a match');
  const asked = (path: RegExp) => standIn.requests().filter((request) => path.test(request.path));
  const looks = () => asked(/\/fixtures\?ids?=/).length;
  await clock.runUntil(first.kickoff - HOUR - 60);
  const before = looks();
  expect(store.lineups.get(first.id)).toBeUndefined();
  await clock.runUntil(first.kickoff - 60);
  // Asked for only near the kick-off, and not each minute.
  expect(looks() - before).toBeLessThan(13);
  expect(store.lineups.get(first.id)).toEqual(first.lineupsAt(first.kickoff - 60));
  expect(store.lineups.get(first.id)?.home?.starters).toHaveLength(11);
  expect(store.markets.get(first.id)?.half?.odds).toMatch(/^.+;.+;.+$/);
  expect(store.markets.get(first.id)?.corners?.odds).toMatch(/^.+;.+;.+$/);

  await clock.runUntil(first.kickoff + HOUR);
  expect(store.markets.get(first.id)).toMatchObject({ half: undefined, corners: expect.anything() });
  const { home_team_id: team } = first.at(first.kickoff);
  const told = standIn.script.squadOf(team);
  expect(told?.players.length).toBeGreaterThan(15);
  const players = told?.players.map((man, index) => (index % 10 === 9 ? { ...man, number: undefined } : man));
  expect(store.squads.get(team)).toEqual({ ...told, coach: undefined, players });
  // Of each team once.
  const squads = asked(/^\/players\/squads/).map(({ path }) => path);
  expect(new Set(squads).size).toBe(squads.length);
  expect(squads.length).toBeGreaterThan(8);

  // A smaller plan shows all of it, too.
  standIn.plan.daily = standIn.requests().length + 400;
  const end = Math.max(...today.map(({ kickoff }) => kickoff)) + 3 * HOUR;
  await clock.runUntil(end);
  expect(today.length).toBeGreaterThan(3);
  for (const { at, lineupsAt, id } of today) {
    const { country_id, competition_id, is_hot, home_position, away_position, ...shown } = at(end);
    expect(store.matches.get(id)).toMatchObject(shown);
    expect(store.lineups.get(id)).toEqual(lineupsAt(end));
  }
  expect(today.some(({ id }) => store.matches.get(id)?.status_id === MatchStatus.Ended)).toBe(true);
  const of = <T extends object>(told: readonly (readonly T[] | undefined)[]) => told.flatMap((some) => some ?? []);
  expect(of(store.batches.map(({ matches }) => matches)).some((match) => match.suspended_odds)).toBe(true);
  const markets = of(store.batches.map((batch) => batch.markets));
  expect(markets.some(({ corners }) => corners?.suspended_odds)).toBe(true);
  expect(reported.filter((message) => !/requests|\.(?:events|statistics):/.test(message))).toEqual([]);
});

it('stumbles over none of the matches that are written by hand', async () => {
  const { clock, standIn, store } = await following({ from: NOON - 600, league: BY_HAND, plan: { daily: 700 } });
  await clock.runUntil(NOON + 4 * HOUR);
  expect(standIn.quirks.length).toBeGreaterThan(9);
  for (const { id, name, final } of standIn.quirks)
    expect({ name, ...store.matches.get(id) }).toMatchObject({ name, ...final });
});

describe('with the free plan', () => {
  const FREE = { daily: 100, perMinute: 10, isFree: true };

  it('has all results, never asks for more than the plan, nor faster, and says what it leaves out', async () => {
    const { clock, today, standIn, store, figures, reported } = await following({ plan: FREE });
    const end = Math.max(...today.map(({ kickoff }) => kickoff)) + 3 * HOUR;
    await clock.runUntil(end);
    const times = standIn.requests().map(({ at }) => at);
    expect(times.length).toBeLessThanOrEqual(100);
    for (const at of times)
      expect(times.filter((other) => other >= at && other < at + 60).length).toBeLessThanOrEqual(10);
    for (const { at, id } of today) {
      const { status_id, match_time } = at(end);
      expect(store.matches.get(id)).toMatchObject({ status_id, match_time });
      expect(store.matches.get(id)?.home_scores[0]).toBe(at(end).home_scores[0]);
      expect(store.matches.get(id)?.away_scores[0]).toBe(at(end).away_scores[0]);
    }
    expect(figures().get('requests')).toBe(standIn.requests().length);
    expect(figures().get('left_out tables')).toBe(1);
    expect(standIn.requests().filter(({ path }) => path.startsWith('/players')).length).toBeLessThan(20);
    expect(reported.join('\n')).toContain('left out: live odds, statistics');
    expect(reported.filter((message) => message.includes('does not include this')).length).toBeLessThan(6);
  });

  it('leaves the site as it is once the requests are spent, and goes on by itself after the reset, though it comes late', async () => {
    const { clock, standIn, store, figures, reported } = await following({
      from: NOON,
      league: BY_HAND,
      plan: { ...FREE, resetsLate: HOUR },
    });
    await clock.runUntil(NOON + 600);
    standIn.plan.daily = standIn.requests().length;
    await clock.runUntil(NOON + 900);
    const before = structuredClone([...store.matches.values()]);
    const said = reported.length;
    await clock.runUntil(NOON + 12.9 * HOUR);
    expect(figures().get('requests_left')).toBe(0);
    expect([...store.matches.values()]).toEqual(before);
    expect(reported.slice(said)).toEqual([]);
    expect(reported.join('\n')).toContain("the day's requests are spent; the site stays as it is");
    standIn.plan.daily = 100;
    await clock.runUntil(NOON + 13.5 * HOUR);
    expect(figures().get('requests_left')).toBeLessThan(100);
    expect(figures().get('requests_left')).toBeGreaterThan(10);
  });

  it('takes a better plan for what it is at once', async () => {
    const { clock, standIn, figures } = await following({ plan: FREE });
    await clock.runUntil(NOON - 2.5 * HOUR);
    Object.assign(standIn.plan, { daily: 7500, perMinute: 300, isFree: false });
    await clock.runUntil(NOON - 2 * HOUR);
    expect(figures().get('left_out tables')).toBe(0);
    expect(standIn.requests().some(({ path }) => path.startsWith('/standings'))).toBe(true);
  });
});

it('a wrong key is said in words, without the key, and the site opens without matches', async () => {
  const { clock, store, reported, standIn } = await following({ key: 'not-the-key' });
  await clock.runUntil(NOON - HOUR);
  expect(store.batches[0]).toEqual({});
  expect(store.matches.size).toBe(0);
  expect(reported[0]).toMatch(
    /^api-football does not accept the key; is API_FOOTBALL_KEY right, and the account active\?/,
  );
  expect(reported.join()).not.toContain('not-the-key');
  expect(standIn.requests().length).toBeLessThan(12);
});

it('emits all again when it is started again, without asking for all again', async () => {
  const { clock, standIn, provider, store } = await following();
  await clock.runUntil(NOON - 2 * HOUR);
  const known = store.matches.size;
  running.pop()?.();
  const asked = standIn.requests().length;
  const another = createFakeStore();
  running.push(provider.start({ startedAt: 0 }, another.emit));
  await clock.runUntil(clock.now() + 30);
  expect(another.matches.size).toBe(known);
  expect(standIn.requests().length - asked).toBeLessThan(10);
});
