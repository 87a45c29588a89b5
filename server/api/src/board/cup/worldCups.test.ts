import { onRealData } from 'feeds/testing/readShared';
import { playedMatches, worldCup } from 'feeds/testing/worldCups';
import { IncidentType } from 'shared-kernel/entities/incident';
import { USUAL_RULE } from '../season/tieRules';
import { bracket } from './bracket';
import type { CupMatch, Goals } from './cupMatch';
import { groupRuleOf } from './groupRules';
import { groups } from './groups';
import { presentSeason } from './presentSeason';

let names: string[] = [];

const nameOf = (id: number | undefined) => (id === undefined ? 'nobody' : (names[id] ?? ''));

const COST: Readonly<Record<number, number>> = {
  [IncidentType.YellowCard]: 1,
  [IncidentType.SecondYellow]: 2,
  [IncidentType.RedCard]: 4,
};

function cardsOf({ events }: ReturnType<typeof playedMatches>[number]): Goals {
  const of = (side: string) =>
    events.reduce((sum, event) => sum + (event.side === side ? (COST[event.type] ?? 0) : 0), 0);
  return [of('home'), of('away')];
}

function matchesOf(year: 2018 | 2022): CupMatch[] {
  return worldCup(year).flatMap((match, id): CupMatch[] => {
    if (!match.stage) return [];
    const { shootout, afterExtraTime, fullTime } = match.result;
    return [
      {
        id,
        round: match.stage.round,
        group: match.stage.group,
        phase: undefined,
        cards: cardsOf(match),
        kickOff: match.kickoff,
        isLive: false,
        isToCome: false,
        hasExtraTime: afterExtraTime !== undefined,
        home: names.indexOf(match.home),
        away: names.indexOf(match.away),
        goals: afterExtraTime ?? fullTime,
        kicks: shootout,
        shootout: shootout && (shootout[0] > shootout[1] ? 'home' : 'away'),
      },
    ];
  });
}

const RULE = groupRuleOf('world|world cup 2018', Date.UTC(2018, 5) / 1000) ?? USUAL_RULE;

const table = (year: 2018 | 2022, group: string, matches = matchesOf(year)) =>
  groups(matches, nameOf, RULE)
    .find(({ name }) => name === group)
    ?.rows.map(({ team_id, place, points, decided_by }) => [place, nameOf(team_id), points, decided_by]);

const won = (year: 2018 | 2022) =>
  Object.fromEntries(
    bracket(matchesOf(year)).map(({ round, ties }) => [round, ties.map(({ winner }) => nameOf(winner))]),
  );

onRealData('the World Cups of 2018 and 2022', () => {
  beforeAll(() => {
    names = [...new Set(playedMatches().flatMap(({ home, away }) => [home, away]))].sort();
  });

  it('have eight groups of four each, as FIFA has them', () => {
    for (const year of [2018, 2022] as const) {
      const made = groups(matchesOf(year), nameOf, RULE);
      expect(made.map(({ name }) => name)).toEqual([...'ABCDEFGH']);
      expect(made.map(({ rows }) => rows.map(({ played }) => played))).toEqual(Array(8).fill([3, 3, 3, 3]));
    }
    expect(table(2022, 'A')).toEqual([
      [1, 'Netherlands', 7, undefined],
      [2, 'Senegal', 6, undefined],
      [3, 'Ecuador', 4, undefined],
      [4, 'Qatar', 0, undefined],
    ]);
    // Mexico missed the last sixteen by goal difference; Uruguay by goals.
    expect(table(2022, 'C')?.[2]).toEqual([3, 'Mexico', 4, 'goal_difference']);
    expect(table(2022, 'H')?.[2]).toEqual([3, 'Uruguay', 4, 'goals_scored']);
  });

  it('have by their cards whom nothing else separates, where all of them are known: Japan and Senegal in 2018', () => {
    expect(table(2018, 'H')?.slice(1, 3)).toEqual([
      [2, 'Japan', 4, undefined],
      [3, 'Senegal', 4, 'fair_play'],
    ]);
    const [first, ...others] = matchesOf(2018).filter(({ group }) => group === 'H');
    const unknown = first ? [{ ...first, cards: undefined }, ...others] : [];
    expect(table(2018, 'H', unknown)?.slice(1, 3)).toEqual([
      [2, 'Japan', 4, undefined],
      [2, 'Senegal', 4, undefined],
    ]);
  });

  it('are groups of two phases and of divisions, if somebody says so', () => {
    const played = matchesOf(2022).filter(({ group }) => group === 'A');
    const of = (phase: CupMatch['phase']) => played.map((match) => ({ ...match, phase }));
    const made = groups([...of('league_b'), ...of('second'), ...of('league_a'), ...of(undefined)], nameOf, RULE);
    expect(made.map(({ phase, name, rows }) => [phase, name, rows[0]?.played])).toEqual([
      [undefined, 'A', 3],
      ['second', 'A', 3],
      ['league_a', 'A', 3],
      ['league_b', 'A', 3],
    ]);
  });

  it('have the knock-out rounds as they were, with the winners of shoot-outs, in the order of the tree', () => {
    expect(won(2022)).toEqual({
      last_16: ['Netherlands', 'Argentina', 'Croatia', 'Brazil', 'England', 'France', 'Morocco', 'Portugal'],
      quarter_final: ['Argentina', 'Croatia', 'France', 'Morocco'],
      semi_final: ['Argentina', 'France'],
      third_place: ['Croatia'],
      final: ['Argentina'],
    });
    expect(won(2018).quarter_final).toEqual(['France', 'Belgium', 'Croatia', 'England']);
    expect(won(2018)).toMatchObject({ third_place: ['Belgium'], final: ['France'] });
  });

  it('are two seasons: of both the later one counts', () => {
    const both = [...matchesOf(2018), ...matchesOf(2022).map((one) => ({ ...one, id: one.id + 64 }))];
    expect(presentSeason(both).map(({ id }) => id)).toHaveLength(64);
    expect(Math.min(...presentSeason(both).map(({ id }) => id))).toBe(64);
  });
});

describe('a season', () => {
  const match = (day: number, round: CupMatch['round']): CupMatch => ({
    id: day,
    round,
    group: undefined,
    phase: undefined,
    cards: undefined,
    home: 1,
    away: 2,
    kickOff: day * 86_400,
    goals: [1, 0],
    kicks: undefined,
    shootout: undefined,
    hasExtraTime: false,
    isLive: false,
    isToCome: false,
  });
  const days = (matches: readonly CupMatch[]) => presentSeason(matches).map(({ id }) => id);

  it('ends with its final, and a pause over the winter does not end it', () => {
    expect(
      days([match(200, 'round_1'), match(100, 'final'), match(10, 'round_1'), match(290, 'quarter_final')]),
    ).toEqual([200, 290]);
    expect(days([match(10, 'semi_final'), match(20, 'final'), match(21, 'third_place')])).toEqual([10, 20, 21]);
    expect(days([match(20, 'final'), match(21, 'third_place'), match(81, 'group')])).toEqual([81]);
    expect(days([match(1, 'group'), match(180, 'group')])).toEqual([1, 180]);
    expect(days([match(1, 'semi_final'), match(300, 'semi_final')])).toEqual([300]);
    expect(days([match(10, 'group'), match(20, 'final'), match(60, 'qualifying')])).toEqual([10, 20]);
    expect(days([match(60, 'qualifying')])).toEqual([60]);
    expect(days([])).toEqual([]);
  });
});
