import type { StandingRow } from 'feeds/provider';

/** A match of a season; `half` is the score of its first half, if known. `isLive`: the score is that of now. */
export type SeasonResult = {
  home: number;
  away: number;
  /** Unix seconds. */
  kickOff: number;
  goals: readonly [home: number, away: number];
  half: readonly [home: number, away: number] | undefined;
  isLive: boolean;
};

/** What a team has from some matches. */
export type Sums = Omit<StandingRow, 'team_id' | 'form' | 'zone'>;

/** Where in a match a team played. */
export type SideOf = 'home' | 'away';

/** A match as one of both teams sees it. */
type Seen = { team: number; scored: number; conceded: number };

/** Sums by team of what was seen; a team without a match has zeros. */
export function sumsOf(teams: Iterable<number>, seen: Iterable<Seen>): Map<number, Sums> {
  const sums = new Map([...teams].map((team) => [team, noSums()]));
  for (const { team, scored, conceded } of seen) {
    const own = sums.get(team);
    if (own) add(own, scored, conceded);
  }
  return sums;
}

/** @param sides whose view: of both teams, or of the one that played there */
export function seenFrom(results: readonly SeasonResult[], sides: readonly SideOf[]): Seen[] {
  return results.flatMap(({ home, away, goals }) => [
    ...(sides.includes('home') ? [{ team: home, scored: goals[0], conceded: goals[1] }] : []),
    ...(sides.includes('away') ? [{ team: away, scored: goals[1], conceded: goals[0] }] : []),
  ]);
}

function noSums(): Sums {
  return { played: 0, won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, points: 0 };
}

function add(sums: Sums, scored: number, conceded: number): void {
  sums.played += 1;
  sums.goals_for += scored;
  sums.goals_against += conceded;
  if (scored > conceded) sums.won += 1;
  else if (scored < conceded) sums.lost += 1;
  else sums.drawn += 1;
  sums.points += scored > conceded ? 3 : scored === conceded ? 1 : 0;
}
