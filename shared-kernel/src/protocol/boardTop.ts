import * as v from 'valibot';
import { decode, type Report } from '../decode/decode';
import { secondary } from '../decode/leftOut';
import { type BoardSummary, boardSummarySchema } from '../entities/boardSummary';
import { decodeMatchRange, type MatchRange } from './matchRange';

/** The answer of `/match/range` with `Top`: a board's first matches, and the sizes of the whole board. */
export type BoardTop = MatchRange & { readonly board?: BoardSummary | undefined };

const envelope = v.object({ board: secondary('board', boardSummarySchema) });

/**
 * Reads it as {@link decodeMatchRange} does. Without sizes, or with broken ones, only those are missing.
 *
 * @throws DecodeError when the answer as a whole has the wrong shape
 */
export function decodeBoardTop(raw: unknown, report: Report): BoardTop {
  return { ...decodeMatchRange(raw, report), board: decode(envelope, raw, '', report).board };
}
