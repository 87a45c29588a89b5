import { decode } from 'shared-kernel/decode/decode';
import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { feedLineupsSchema } from '../../feedRecords';
import { NOON } from '../../testing/simulatedDay';
import { stateAt, THE_END } from '../../testing/timelines';
import { createLeague } from '../season/createLeague';
import { world } from '../world/world';
import { lineupsTimeline } from './lineups';
import { matchTimeline } from './matchTimeline';

const SEED = 7;
const MINUTE = 60;
const DAY = 86_400;

const planned = world.competitions.flatMap((competition) => {
  const league = createLeague(competition, { seed: SEED, startedAt: NOON });
  return league.matchesBetween(NOON - 3 * DAY, NOON + 3 * DAY).map((match) => ({ league, match }));
});
const played = planned.filter(({ match }) => match.outline.kind === 'played');

const at = ({ match }: (typeof planned)[number], now: number) => lineupsTimeline(match, SEED).at(now).lineups?.[0];

const refuse = (error: Error) => {
  throw error;
};

it('are published about an hour before the kick-off, first as expected, then confirmed', () => {
  for (const one of played) {
    const { kickoff } = one.match.fixture;
    const moments: number[] = [];
    const { nextAfter } = lineupsTimeline(one.match, SEED);
    for (let next = nextAfter(0); next !== undefined; next = nextAfter(next)) moments.push((kickoff - next) / MINUTE);
    const [expected = 0, confirmed = 0] = moments;
    expect([moments.length, expected <= 90, expected >= 70, confirmed <= 65, confirmed >= 50]).toEqual([
      2,
      ...[true, true, true, true],
    ]);
    expect(at(one, kickoff - expected * MINUTE - 1)).toBeUndefined();
    expect(at(one, kickoff - expected * MINUTE)?.is_confirmed).toBe(false);
    expect(at(one, kickoff - confirmed * MINUTE)?.is_confirmed).toBe(true);
  }
});

it('are whole: eleven players on the places of a formation, a bench, a coach, and each shirt once', () => {
  for (const one of played) {
    const lineups = at(one, THE_END);
    expect(decode(feedLineupsSchema, JSON.parse(JSON.stringify(lineups)), '', refuse)).toEqual(lineups);
    for (const team of [lineups?.home, lineups?.away]) {
      expect([team?.starters.length, team?.bench.length]).toEqual([11, 9]);
      expect(team?.coach).toBeTruthy();
      expect(team?.starters[0]?.position).toBe('G');
      const lines = team?.formation?.split('-').map(Number) ?? [];
      const counted = lines.map((_, index) => team?.starters.filter(({ grid }) => grid?.[0] === index + 2).length);
      expect(counted).toEqual(lines);
    }
  }
});

it('an expectation may be wrong about a player, who then is on the bench', () => {
  let wrong = 0;
  for (const one of played) {
    const [expected, confirmed] = [at(one, one.match.fixture.kickoff - 67 * MINUTE), at(one, THE_END)];
    const names = (players: readonly { name: string }[] = []) => players.map(({ name }) => name);
    const missing = names(confirmed?.home?.starters).filter((name) => !names(expected?.home?.starters).includes(name));
    expect(missing.length).toBeLessThanOrEqual(1);
    for (const name of missing) expect(names(expected?.home?.bench)).toContain(name);
    wrong += missing.length;
  }
  expect(wrong / played.length).toBeGreaterThan(0.2);
});

it('the players of the line-ups are those who play: starters go off, players of the bench come on, and only they score', () => {
  let seen = 0;
  for (const one of played.filter((_, index) => index % 7 === 0)) {
    const { incidents } = stateAt(matchTimeline(one.league, one.match, SEED), THE_END);
    const lineups = at(one, THE_END);
    const sides = { [Side.Home]: lineups?.home, [Side.Away]: lineups?.away } as const;
    for (const { type, position, in_player_name, out_player_name, player_id } of incidents) {
      if (position === Side.Neither) continue;
      const own = sides[type === IncidentType.OwnGoal ? (position === Side.Home ? Side.Away : Side.Home) : position];
      const bench = own?.bench.map(({ name }) => name) ?? [];
      const all = [...(own?.starters ?? []), ...(own?.bench ?? [])];
      if (in_player_name !== undefined) expect(bench).toContain(in_player_name);
      if (out_player_name !== undefined) expect(all.map(({ name }) => name)).toContain(out_player_name);
      if (player_id !== undefined) expect(all.map(({ id }) => id)).toContain(player_id);
      seen++;
    }
  }
  expect(seen).toBeGreaterThan(500);
});

it('there are none of a match that is called off', () => {
  const off = planned.filter(({ match: { outline } }) => outline.kind === 'cancelled' || outline.kind === 'postponed');
  expect(off.length).toBeGreaterThan(0);
  for (const one of off)
    expect([at(one, THE_END), lineupsTimeline(one.match, SEED).nextAfter(0)]).toEqual([undefined, undefined]);
});
