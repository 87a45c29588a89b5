import { decode } from 'shared-kernel/decode/decode';
import { integer, numberedId, optional } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { vendorCode } from '../polled/vendorFields';
import type { StandingRow, StandingsTable } from '../provider';

const row = v.object({
  team: v.object({ id: numberedId }),
  playedGames: integer,
  form: optional(vendorCode),
  won: integer,
  draw: integer,
  lost: integer,
  points: integer,
  goalsFor: integer,
  goalsAgainst: integer,
});

const schema = v.object({
  competition: v.object({ id: numberedId }),
  standings: v.array(v.object({ type: vendorCode, table: v.array(row, 'a list') }), 'a list'),
});

const FORM: ReadonlySet<string> = new Set(['W', 'D', 'L']);

/**
 * A competition's table, the leader first; `undefined` for one that is played in groups: our table is one list.
 *
 * @throws DecodeError when the answer is not as documented
 */
export function decodeStandings(raw: unknown): StandingsTable | undefined {
  const { competition, standings } = decode(schema, raw, 'standings');
  const [total, another] = standings.filter(({ type }) => type === 'TOTAL');
  if (!total || another) return undefined;
  return { competition_id: competition.id, rows: total.table.map(toRow) };
}

function toRow(line: v.InferOutput<typeof row>): StandingRow {
  return {
    team_id: line.team.id,
    played: line.playedGames,
    won: line.won,
    drawn: line.draw,
    lost: line.lost,
    goals_for: line.goalsFor,
    goals_against: line.goalsAgainst,
    points: line.points,
    form: (line.form ?? '').split(/, ?/).filter(isOutcome),
  };
}

function isOutcome(letter: string): letter is 'W' | 'D' | 'L' {
  return FORM.has(letter);
}
