import { integer } from 'shared-kernel/decode/fields';
import { secondary } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';
import type { StandingRow } from '../../provider';
import { listLike, vendorId } from './rawValue';

const rowSchema = v.object({
  team_id: vendorId,
  position: integer,
  points: integer,
  total: integer,
  won: integer,
  draw: integer,
  loss: integer,
  goals: integer,
  goals_against: integer,
});

const tableSchema = v.object({ group: secondary('group', integer, 0), rows: v.pipe(listLike, v.array(rowSchema)) });

/**
 * A season's table, of `table/live` and `season/recent/table/detail`
 * (https://github.com/eray-can/thesports-mcp, docs/thesports/v1_football_table_live_GET.md); places with one for each
 * home and away table are there too, and not shown.
 */
export const seasonTableSchema = v.object({ tables: v.pipe(listLike, v.array(tableSchema)) });

/** An item of `table/live`. */
export const liveTableSchema = v.object({ season_id: vendorId, ...seasonTableSchema.entries });

export type SeasonTable = v.InferOutput<typeof seasonTableSchema>;

/**
 * The leader first; `undefined` for a season in groups, conferences or stages: our table is one list. The vendor sends
 * no form.
 *
 * @param numberOf the number of a team; a team without one is left out
 */
export function standingRows(
  { tables }: SeasonTable,
  numberOf: (team: string) => number | undefined,
): StandingRow[] | undefined {
  const [table, another] = tables;
  if (!table || another || table.group > 0) return undefined;
  const inOrder = [...table.rows].sort((a, b) => a.position - b.position);
  return inOrder.flatMap((row) => {
    const team = numberOf(row.team_id);
    if (team === undefined) return [];
    const { total: played, won, draw: drawn, loss: lost, goals: goals_for, goals_against, points } = row;
    return [{ team_id: team, played, won, drawn, lost, goals_for, goals_against, points, form: [] }];
  });
}
