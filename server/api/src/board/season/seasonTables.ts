import type { Criterion } from 'shared-kernel/entities/seasonTables';
import { type Ranked, rankTeams } from './rankTeams';
import { type SeasonResult, type Sums, seenFrom, sumsOf } from './sumsOf';
import { type TieRule, USUAL_RULE } from './tieRules';

/** A line of a table. */
export type PlacedRow = Sums & { team_id: number; place: number; decided_by: Criterion | undefined };

export type PlacedTables = {
  total: PlacedRow[];
  home: PlacedRow[];
  away: PlacedRow[];
  /** As if matches ended with their first half; absent where no such score is known. */
  half: PlacedRow[] | undefined;
  /** Each team's last five ended matches. */
  form: PlacedRow[];
};

type Outcome = 'W' | 'D' | 'L';

export const FORM_LENGTH = 5;

/**
 * The tables of a season.
 *
 * @param teams in the order in which those that share a place stand
 * @param results with each team among `teams`; live ones count with their score of now
 * @param deducted points that were taken from a team, or given to it, by a decision beside the pitch
 */
export function seasonTables(
  teams: readonly number[],
  results: readonly SeasonResult[],
  rule: TieRule,
  deducted: ReadonlyMap<number, number>,
): PlacedTables {
  const both = ['home', 'away'] as const;
  const total = sumsOf(teams, seenFrom(results, both));
  for (const [team, points] of deducted) {
    const sums = total.get(team);
    if (sums) sums.points += points;
  }
  const halves = results.flatMap((result) => (result.half ? [{ ...result, goals: result.half }] : []));
  const usual = (sums: ReadonlyMap<number, Sums>) => rowsOf(sums, [], USUAL_RULE);
  return {
    total: rowsOf(total, results, rule),
    home: usual(sumsOf(teams, seenFrom(results, ['home']))),
    away: usual(sumsOf(teams, seenFrom(results, ['away']))),
    half: halves.length > 0 ? usual(sumsOf(teams, seenFrom(halves, both))) : undefined,
    form: usual(
      sumsOf(
        teams,
        teams.flatMap((team) => lastOf(team, results)),
      ),
    ),
  };
}

function rowsOf(sums: ReadonlyMap<number, Sums>, results: readonly SeasonResult[], rule: TieRule): PlacedRow[] {
  return toRows(rankTeams(sums, results, rule), sums);
}

/** The lines of a table, with what each team has. */
export function toRows(ranked: readonly Ranked[], sums: ReadonlyMap<number, Sums>): PlacedRow[] {
  return ranked.flatMap(({ team, place, decidedBy }) => {
    const own = sums.get(team);
    return own ? [{ team_id: team, place, ...own, decided_by: decidedBy }] : [];
  });
}

/** A team's last ended matches, the newest last. */
function lastOf(team: number, results: readonly SeasonResult[]) {
  return results
    .filter(({ home, away, isLive }) => !isLive && (home === team || away === team))
    .sort((one, other) => one.kickOff - other.kickOff)
    .slice(-FORM_LENGTH)
    .flatMap((result) => seenFrom([result], [result.home === team ? 'home' : 'away']));
}

/** How they ended, the newest last. */
export function formOf(team: number, results: readonly SeasonResult[]): Outcome[] {
  return lastOf(team, results).map(({ scored, conceded }) => (scored > conceded ? 'W' : scored < conceded ? 'L' : 'D'));
}
