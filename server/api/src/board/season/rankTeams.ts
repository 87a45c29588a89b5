import type { Criterion } from 'shared-kernel/entities/seasonTables';
import { type SeasonResult, type Sums, seenFrom, sumsOf } from './sumsOf';
import type { TieRule } from './tieRules';

/** A team's place; `decidedBy` is what put it behind a team with as many points. */
export type Ranked = { team: number; place: number; decidedBy: Criterion | undefined };

/** Teams that nothing separates stand in the order in which they come. */
type Ordered = { teams: number[]; decidedBy: Criterion | undefined };

/**
 * Places teams by points, and those with equal points by the rule (M24). Teams that are equal in everything share a place; the
 * next place counts all teams before it (1, 2, 2, 4).
 *
 * @param results those that the sums are of
 * @param conduct what cards cost each team, 0 or below; without it no cards count
 */
export function rankTeams(
  sums: ReadonlyMap<number, Sums>,
  results: readonly SeasonResult[],
  rule: TieRule,
  conduct?: ReadonlyMap<number, number>,
): readonly Ranked[] {
  const byPoints = split([...sums.keys()], (team) => sums.get(team)?.points ?? 0);
  const breakTies = createTieBreaker(sums, results, rule, conduct);
  let before = 0;
  return byPoints.flatMap((equal) =>
    breakTies(equal).flatMap(({ teams, decidedBy }) => {
      const place = before + 1;
      before += teams.length;
      return teams.map((team) => ({ team, place, decidedBy }));
    }),
  );
}

function createTieBreaker(
  sums: ReadonlyMap<number, Sums>,
  results: readonly SeasonResult[],
  { criteria, meetings, untilThen, startsAgain }: TieRule,
  conduct: ReadonlyMap<number, number> = new Map(),
) {
  const isOver = [...sums.values()].every(({ played }) => played >= 2 * (sums.size - 1));
  const away = sumsOf(sums.keys(), seenFrom(results, ['away']));

  function isTime(teams: readonly number[], between: readonly SeasonResult[]): boolean {
    if (meetings === 'wholeSeason' && !isOver) return false;
    const isOneLeg = meetings === 'oneLeg';
    const met = new Set(
      between.map(({ home, away }) => (isOneLeg && home > away ? `${away} ${home}` : `${home} ${away}`)),
    );
    const wanted = teams.length * (teams.length - 1) * (isOneLeg ? 0.5 : 1);
    return met.size === wanted && between.every(({ isLive }) => !isLive);
  }

  /** @param mutual the teams whose matches between them count; those who came to the first such criterion together */
  function order(teams: number[], from: number, mutual: Mutual | undefined): Ordered[] {
    const criterion = criteria[from];
    if (teams.length === 1) return [{ teams, decidedBy: undefined }];
    const areMeetingsThrough = mutual !== undefined && !(criterion && isMutual(criterion));
    const isFewer = areMeetingsThrough && teams.length < mutual.all.size;
    if (startsAgain === 'afterMeetings' && isFewer) return order(teams, 0, undefined);
    if (!criterion) return [{ teams, decidedBy: undefined }];
    const known = isMutual(criterion) ? (mutual ?? mutualOf(teams)) : undefined;
    if (known && !known.counts) {
      return untilThen === 'shared' ? [{ teams, decidedBy: undefined }] : order(teams, from + 1, known);
    }
    const parts = split(teams, figureOf(criterion, { all: sums, away, mutual: known, conduct }));
    const isAgain = startsAgain === 'atOnce' && parts.length > 1;
    const orders = parts.map((part) => (isAgain ? order(part, 0, undefined) : order(part, from + 1, known)));
    return orders.flatMap(([leader, ...rest], at) =>
      leader ? [at === 0 ? leader : { ...leader, decidedBy: criterion }, ...rest] : [],
    );
  }

  function mutualOf(teams: readonly number[]): Mutual {
    const between = results.filter((result) => teams.includes(result.home) && teams.includes(result.away));
    return {
      counts: isTime(teams, between),
      all: sumsOf(teams, seenFrom(between, ['home', 'away'])),
      away: sumsOf(teams, seenFrom(between, ['away'])),
    };
  }

  return (teams: number[]) => order(teams, 0, undefined);
}

type SumsByTeam = ReadonlyMap<number, Sums>;
type Mutual = { counts: boolean; all: SumsByTeam; away: SumsByTeam };

function isMutual(criterion: Criterion): boolean {
  return criterion.startsWith('mutual_');
}

type Known = {
  all: SumsByTeam;
  away: SumsByTeam;
  mutual: Mutual | undefined;
  conduct: ReadonlyMap<number, number>;
};

function figureOf(criterion: Criterion, { all, away, mutual, conduct }: Known): (team: number) => number {
  switch (criterion) {
    case 'goal_difference':
      return (team) => difference(all.get(team));
    case 'goals_scored':
      return (team) => all.get(team)?.goals_for ?? 0;
    case 'wins':
      return (team) => all.get(team)?.won ?? 0;
    case 'away_wins':
      return (team) => away.get(team)?.won ?? 0;
    case 'away_goals':
      return (team) => away.get(team)?.goals_for ?? 0;
    case 'mutual_points':
      return (team) => mutual?.all.get(team)?.points ?? 0;
    case 'mutual_difference':
      return (team) => difference(mutual?.all.get(team));
    case 'fair_play':
      return (team) => conduct.get(team) ?? 0;
    case 'mutual_goals':
      return (team) => mutual?.all.get(team)?.goals_for ?? 0;
    case 'mutual_away_goals':
      return (team) => mutual?.away.get(team)?.goals_for ?? 0;
  }
}

function difference(sums: Sums | undefined): number {
  return sums ? sums.goals_for - sums.goals_against : 0;
}

/** Groups of equal value, the highest first. */
function split(teams: readonly number[], value: (team: number) => number): number[][] {
  const groups = new Map<number, number[]>();
  for (const team of teams) groups.set(value(team), [...(groups.get(value(team)) ?? []), team]);
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
}
