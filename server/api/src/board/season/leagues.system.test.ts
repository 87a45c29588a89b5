import { onRealData, readShared } from 'feeds/testing/readShared';
import { rankTeams } from './rankTeams';
import { type SeasonResult, seenFrom, sumsOf } from './sumsOf';
import { tieRuleOf, USUAL_RULE } from './tieRules';

type Raw = { matches: { date: string; team1: string; team2: string; score?: { ft?: [number, number] } }[] };
type Played = { home: string; away: string; h: number; a: number; date: string };

function played(league: string): Played[] {
  const { matches } = readShared(`leagues_2025-26/${league}.1.json`) as Raw;
  return matches
    .flatMap(({ date, team1, team2, score }) =>
      score?.ft ? [{ home: team1, away: team2, h: score.ft[0], a: score.ft[1], date }] : [],
    )
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}

/** The table as the product makes it: names by place, with what decided. */
function table(league: string, key: string, matches: readonly Played[]) {
  const names = [...new Set(played(league).flatMap(({ home, away }) => [home, away]))].sort();
  const results: SeasonResult[] = matches.map(({ home, away, h, a }) => ({
    home: names.indexOf(home),
    away: names.indexOf(away),
    kickOff: 0,
    goals: [h, a],
    half: undefined,
    isLive: false,
  }));
  const sums = sumsOf(names.keys(), seenFrom(results, ['home', 'away']));
  return rankTeams(sums, results, tieRuleOf(key) ?? USUAL_RULE).map(({ team, place, decidedBy }) => ({
    name: names[team] ?? '',
    place,
    decidedBy,
  }));
}

/** The rules once more, from their words alone: nothing here comes from the product. */
const sum = (
  all: readonly Played[],
  team: string,
  value: (scored: number, conceded: number, atHome: boolean) => number,
) =>
  all.reduce(
    (total, { home, away, h, a }) =>
      total + (home === team ? value(h, a, true) : away === team ? value(a, h, false) : 0),
    0,
  );
const points = (all: readonly Played[]) => (team: string) => sum(all, team, (s, c) => (s > c ? 3 : s === c ? 1 : 0));
const difference = (all: readonly Played[]) => (team: string) => sum(all, team, (s, c) => s - c);
const goals = (all: readonly Played[]) => (team: string) => sum(all, team, (s) => s);
const wins = (all: readonly Played[]) => (team: string) => sum(all, team, (s, c) => (s > c ? 1 : 0));
const awayWins = (all: readonly Played[]) => (team: string) =>
  sum(all, team, (s, c, atHome) => (s > c && !atHome ? 1 : 0));
const among = (all: readonly Played[], teams: readonly string[]) =>
  all.filter(({ home, away }) => teams.includes(home) && teams.includes(away));
const haveMet = (all: readonly Played[], teams: readonly string[]) =>
  among(all, teams).length === teams.length * (teams.length - 1);

type Value = (team: string) => number;

/** Groups of equal teams, the best first; the first value that differs counts. */
function byValues(teams: readonly string[], values: readonly Value[]): string[][] {
  const compare = (one: string, other: string) =>
    values.map((value) => value(other) - value(one)).find((by) => by !== 0) ?? 0;
  const groups: string[][] = [];
  for (const team of [...teams].sort(compare)) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && compare(last[0], team) === 0) last.push(team);
    else groups.push([team]);
  }
  return groups;
}

type Naive = (all: readonly Played[], equal: readonly string[]) => string[][];

const byGoals: Naive = (all, equal) => byValues(equal, [difference(all), goals(all)]);

const NAIVE: Readonly<Record<string, { key: string; naive: Naive }>> = {
  // No season is over in these files: goal difference and goals, and nothing more.
  en: { key: 'england|premier league', naive: byGoals },
  // None of those who are equal in both has met the other twice in these files, but for what is computed here.
  de: {
    key: 'germany|bundesliga',
    naive: (all, equal) =>
      byGoals(all, equal).flatMap((still) =>
        haveMet(all, still) ? byValues(still, [difference(among(all, still))]) : [still],
      ),
  },
  it: {
    key: 'italy|serie a',
    naive(all, equal) {
      if (!haveMet(all, equal)) return byGoals(all, equal);
      const own = among(all, equal);
      return byValues(equal, [points(own), difference(own), difference(all), goals(all)]);
    },
  },
  es: {
    key: 'spain|la liga',
    naive: function again(all, equal): string[][] {
      if (equal.length === 1) return [[...equal]];
      const own = haveMet(all, equal) ? among(all, equal) : [];
      for (const value of [points(own), difference(own), difference(all), goals(all)]) {
        const parts = byValues(equal, [value]);
        if (parts.length > 1) return parts.flatMap((part) => again(all, part));
      }
      return [[...equal]];
    },
  },
  fr: {
    key: 'france|ligue 1',
    naive: (all, equal) =>
      byValues(equal, [difference(all)]).flatMap((still) => {
        const own = haveMet(all, still) ? among(all, still) : [];
        return byValues(still, [points(own), difference(own), goals(all), wins(all), awayWins(all)]);
      }),
  },
};

onRealData('real leagues', () => {
  test.each(Object.keys(NAIVE))('%s: after each match the table is that of the rules', (league) => {
    const all = played(league);
    const { key, naive } = NAIVE[league] as (typeof NAIVE)[string];
    const teams = [...new Set(all.flatMap(({ home, away }) => [home, away]))].sort();
    for (let cut = 0; cut <= all.length; cut++) {
      const until = all.slice(0, cut);
      const expected: Record<string, number> = {};
      let before = 0;
      for (const group of byValues(teams, [points(until)]).flatMap((equal) => naive(until, equal))) {
        for (const team of group) expected[team] = before + 1;
        before += group.length;
      }
      const made = Object.fromEntries(table(league, key, until).map(({ name, place }) => [name, place]));
      expect(made).toEqual(expected);
    }
  });

  /** Points, goals and the matches between both, from openfootball's files, checked by hand. */
  test.each`
    league  | until           | ahead                        | behind                  | by
    ${'en'} | ${'2026-03-05'} | ${'Chelsea FC'}              | ${'Liverpool FC'}       | ${'goal_difference'}
    ${'en'} | ${'2026-03-03'} | ${'AFC Bournemouth'}         | ${'Fulham FC'}          | ${'goals_scored'}
    ${'de'} | ${'2026-03-08'} | ${'VfB Stuttgart'}           | ${'RB Leipzig'}         | ${'goal_difference'}
    ${'es'} | ${'2026-03-07'} | ${'Real Sociedad de Fútbol'} | ${'Athletic Club'}      | ${'mutual_points'}
    ${'it'} | ${'2026-02-23'} | ${'SSC Napoli'}              | ${'AS Roma'}            | ${'mutual_points'}
    ${'it'} | ${'2026-02-28'} | ${'Genoa CFC'}               | ${'Torino FC'}          | ${'mutual_difference'}
    ${'fr'} | ${'2026-03-08'} | ${'Olympique de Marseille'}  | ${'Olympique Lyonnais'} | ${'goal_difference'}
    ${'fr'} | ${'2026-02-21'} | ${'OGC Nice'}                | ${'Paris FC'}           | ${'wins'}
    ${'fr'} | ${'2025-09-19'} | ${'Racing Club de Lens'}     | ${'OGC Nice'}           | ${'away_wins'}
  `('$league, $until: $ahead before $behind by $by', ({ league, until, ahead, behind, by }) => {
    const matches = played(league).filter(({ date }) => date <= until);
    const made = table(league, NAIVE[league]?.key ?? '', matches);
    const at = made.findIndex(({ name }) => name === behind);
    expect([made[at - 1]?.name, made[at]?.decidedBy]).toEqual([ahead, by]);
  });
});
