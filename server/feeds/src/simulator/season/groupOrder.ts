import type { StandingRow } from '../../provider';
import type { WorldTeam } from '../world/world';
import { type Result, tableOf } from './table';

/**
 * The teams of a group that is over, the best first, by the rule of the Asian Cup: points; of teams with equal points the points,
 * goal difference and goals of the matches between them, once more between those whom these leave equal; then those of all matches,
 * and names instead of lots. `api` ranks the group alike (`board/cup/groupRules.ts`), so who goes on is on top there.
 */
export function groupOrder(teams: readonly WorldTeam[], results: readonly Result[]): WorldTeam[] {
  const byPoints = equals(tableOf(teams, results), ({ points }) => `${points}`);
  return byPoints.flatMap((rows) => separated(teamsOf(rows, teams), results));
}

/** @param tied in the order of all matches */
function separated(tied: readonly WorldTeam[], results: readonly Result[]): readonly WorldTeam[] {
  const ids = new Set(tied.map(({ id }) => id));
  const between = results.filter(({ home, away }) => ids.has(home) && ids.has(away));
  const parts = equals(tableOf(tied, between), (row) =>
    [row.points, row.goals_for - row.goals_against, row.goals_for].join(),
  );
  if (parts.length === 1) return tied;
  return parts.flatMap((rows) => {
    const part = new Set(rows.map(({ team_id }) => team_id));
    return separated(
      tied.filter(({ id }) => part.has(id)),
      results,
    );
  });
}

/** The rows of a table by what they have in common; the order stays. */
function equals(rows: readonly StandingRow[], figureOf: (row: StandingRow) => string): StandingRow[][] {
  const found = new Map<string, StandingRow[]>();
  for (const row of rows) found.set(figureOf(row), [...(found.get(figureOf(row)) ?? []), row]);
  return [...found.values()];
}

function teamsOf(rows: readonly StandingRow[], teams: readonly WorldTeam[]): WorldTeam[] {
  return rows.flatMap(({ team_id }) => teams.find(({ id }) => id === team_id) ?? []);
}
