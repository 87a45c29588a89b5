import type { StandingRow } from '../provider';
import type { OpenLigaMatch, OpenLigaTable } from './openLigaMatch';
import { scoreOf } from './results';

const FORM_LENGTH = 5;

/**
 * A league's table from the site; the form of the last five comes from the season's matches, as far as their scores are known.
 *
 * @param now unix seconds
 */
export function standingsOf(table: OpenLigaTable, matches: readonly OpenLigaMatch[], now: number): StandingRow[] {
  const ended = matches.filter((match) => match.matchIsFinished);
  const inOrder = ended.sort((a, b) => a.matchDateTimeUTC - b.matchDateTimeUTC);
  return table.map((row) => ({
    team_id: row.teamInfoId,
    played: row.matches,
    won: row.won,
    drawn: row.draw,
    lost: row.lost,
    goals_for: row.goals,
    goals_against: row.opponentGoals,
    points: row.points,
    form: inOrder.flatMap((match) => outcomeFor(row.teamInfoId, match, now) ?? []).slice(-FORM_LENGTH),
  }));
}

function outcomeFor(team: number, match: OpenLigaMatch, now: number): 'W' | 'D' | 'L' | undefined {
  const isHome = match.team1.teamId === team;
  if (!isHome && match.team2.teamId !== team) return undefined;
  const { regular } = scoreOf(match, now).score;
  if (!regular) return undefined;
  const lead = isHome ? regular.home - regular.away : regular.away - regular.home;
  return lead > 0 ? 'W' : lead < 0 ? 'L' : 'D';
}

/** The places in a table, by team. */
export function placesIn(rows: readonly StandingRow[]): Map<number, number> {
  return new Map(rows.map(({ team_id }, index) => [team_id, index + 1]));
}
