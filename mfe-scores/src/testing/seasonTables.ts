import type { SeasonRow, SeasonTables } from 'shared-kernel/entities/seasonTables';

/** A line of a table, and the name of its team. */
export type NamedRow = Partial<Omit<SeasonRow, 'team_id'>> & { team_id: number; name: string };

const COUNTS = { played: 3, won: 1, drawn: 1, lost: 1, goals_for: 2, goals_against: 4, points: 4 };

/** The tables of a season as `api` sends them, all of the same lines, in their order. */
export function aSeason(lines: readonly NamedRow[], given: Partial<SeasonTables> = {}): SeasonTables {
  const rows = lines.map(
    ({ name, ...row }, index): SeasonRow => ({ place: index + 1, ...COUNTS, decided_by: undefined, ...row }),
  );
  return {
    name: 'AFF Cup',
    matches: 12,
    since: 1_670_000_000,
    is_feed: false,
    goals: 30,
    named_goals: 28,
    scorers: [],
    criteria: ['mutual_points', 'goal_difference', 'goals_scored'],
    teams: lines.map(({ team_id, name }) => ({
      id: team_id,
      name,
      logo: undefined,
      is_playing: false,
      form: ['W', 'D', 'L'],
    })),
    total: rows,
    zones: [],
    home: rows,
    away: rows,
    half: rows,
    form: rows,
    ...given,
  };
}
