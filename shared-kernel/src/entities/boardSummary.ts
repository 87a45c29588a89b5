import * as v from 'valibot';
import { integer, text } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { TIME_GROUPS } from '../rules/board/groupByTime';
import { id } from './id';

const count = v.pipe(integer, v.minValue(0, 'a number of 0 or more'));

/** `shown` are the rows of the whole group; `folded` those that a visitor unfolds. */
const groupSummarySchema = v.variant('kind', [
  v.object({ kind: v.picklist(TIME_GROUPS), shown: count, folded: count }),
  v.object({ kind: v.literal('league'), competition_id: id, shown: count }),
  v.object({ kind: v.literal('date'), day: v.pipe(text, v.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day')), shown: count }),
]);

/** A group of a board whose matches are not all known. */
export type GroupSummary = v.InferOutput<typeof groupSummarySchema>;

/** What `/match/range` with `Top` says of the whole board. */
export const boardSummarySchema = v.object({
  /** Matches of the filter. */
  total: count,
  /** Live matches of the board. */
  live: count,
  /** The numbers of the tabs, as for a visitor who follows no match. */
  filters: v.object({ all: count, hot: count, favorite: count, online: count, end: count, euro: count }),
  /** In display order. */
  groups: validItems('board.groups', groupSummarySchema),
  /** Rows before the first of the answer; missing where it has the first. */
  skipped: secondary('board.skipped', count),
});

export type BoardSummary = v.InferOutput<typeof boardSummarySchema>;
