import { decode, type Report } from '../../decode/decode';
import { oncePerField } from '../../decode/oncePerField';
import { toError } from '../../decode/toError';
import { toId } from '../../entities/id';
import { type Match, type MatchId, matchSchema } from '../../entities/match';
import { decodeMatchRange, type MatchRange } from '../../protocol/matchRange';
import { pause } from '../../timing/pause';

/** Longest slice in milliseconds; beyond it a phone drops frames. */
const STRETCH_MS = 8;

type Options = {
  /** The known match: one of the same version is not decoded again. */
  known: (id: MatchId) => Match | undefined;
  report: Report;
  signal: AbortSignal;
};

/**
 * Reads a match answer like `decodeMatchRange`, in slices with pauses between them: thousands of matches at once would
 * block the page for a tenth of a second on a phone.
 *
 * @throws DecodeError when the answer as a whole has the wrong shape
 */
export async function readMatchRange(raw: unknown, { known, signal, ...options }: Options): Promise<MatchRange> {
  const report = oncePerField(options.report);
  const items = matchItems(raw);
  if (!items) return decodeMatchRange(raw, report);
  const range = decodeMatchRange(Object.assign({}, raw, { data: [] }), report);
  let since = performance.now();
  for (const [index, item] of items.entries()) {
    const match = unchanged(item, known) ?? decoded(item, index, report);
    if (match) range.matches.push(match);
    if (performance.now() - since < STRETCH_MS) continue;
    await pause();
    signal.throwIfAborted();
    since = performance.now();
  }
  return range;
}

/** The matches of an answer, not decoded. */
export function matchItems(raw: unknown): unknown[] | undefined {
  return typeof raw === 'object' && raw !== null && 'data' in raw && Array.isArray(raw.data) ? raw.data : undefined;
}

function unchanged(item: unknown, known: Options['known']): Match | undefined {
  if (typeof item !== 'object' || item === null || !('id' in item) || !('version' in item)) return undefined;
  const id = toId(item.id);
  const match = id === undefined ? undefined : known(id);
  return match && match.version !== undefined && match.version === item.version ? match : undefined;
}

function decoded(item: unknown, index: number, report: Report): Match | undefined {
  try {
    return decode(matchSchema, item, `data.${index}`, report);
  } catch (error) {
    report(toError(error));
    return undefined;
  }
}
