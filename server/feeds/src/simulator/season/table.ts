import type { StandingRow } from '../../provider';
import type { WorldTeam } from '../world/world';

/** A result that counts. */
export type Result = { endsAt: number; home: number; away: number; goals: readonly [home: number, away: number] };

const FORM_LENGTH = 5;

/** A table of results, the leader first: by points, goal difference, goals scored and name. */
export function tableOf(teams: readonly WorldTeam[], results: readonly Result[]): StandingRow[] {
  const rows = new Map(teams.map(({ id }) => [id, emptyRow(id)]));
  for (const { home, away, goals } of results) {
    book(rows.get(home), goals[0], goals[1]);
    book(rows.get(away), goals[1], goals[0]);
  }
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const nameOf = ({ team_id }: StandingRow) => names.get(team_id) ?? '';
  return [...rows.values()].sort(
    (a, b) =>
      b.points - a.points ||
      difference(b) - difference(a) ||
      b.goals_for - a.goals_for ||
      (nameOf(a) < nameOf(b) ? -1 : 1),
  );
}

type Row = { -readonly [K in keyof StandingRow]: StandingRow[K] };

function emptyRow(team_id: number): Row {
  return { team_id, played: 0, won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, points: 0, form: [] };
}

function book(row: Row | undefined, scored: number, conceded: number): void {
  if (!row) return;
  const outcome: StandingRow['form'][number] = scored > conceded ? 'W' : scored < conceded ? 'L' : 'D';
  row.played += 1;
  row.won += outcome === 'W' ? 1 : 0;
  row.drawn += outcome === 'D' ? 1 : 0;
  row.lost += outcome === 'L' ? 1 : 0;
  row.goals_for += scored;
  row.goals_against += conceded;
  row.points += { W: 3, D: 1, L: 0 }[outcome];
  row.form = [...row.form.slice(1 - FORM_LENGTH), outcome];
}

function difference({ goals_for, goals_against }: StandingRow): number {
  return goals_for - goals_against;
}
