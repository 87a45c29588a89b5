import type { StandingsTable } from '../../provider';
import type { Script } from './script';
import { type Json, SEASON } from './vendorFixture';

/** A table in the vendor's shape (https://www.api-football.com/documentation-v3#tag/Standings), the newest form first. */
export function vendorStandings(league: number, tables: readonly StandingsTable[], names: Script['names']): Json[] {
  if (tables.length === 0) return [];
  return [{ league: { id: league, name: names.league(league), season: SEASON, standings: tables.map(rowsOf) } }];

  function rowsOf({ rows }: StandingsTable): Json {
    return rows.map((row, index) => ({
      rank: index + 1,
      team: { id: row.team_id, name: names.team(row.team_id), logo: null },
      points: row.points,
      goalsDiff: row.goals_for - row.goals_against,
      group: names.league(league),
      form: row.form.length > 0 ? [...row.form].reverse().join('') : null,
      status: 'same',
      description: null,
      all: {
        played: row.played,
        win: row.won,
        draw: row.drawn,
        lose: row.lost,
        goals: { for: row.goals_for, against: row.goals_against },
      },
      update: '2026-01-01T00:00:00+00:00',
    }));
  }
}
