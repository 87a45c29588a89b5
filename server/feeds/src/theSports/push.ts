import { decodeList, type Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { parseMeant } from '../polled/meantText';
import { type LiveItem, liveItemSchema } from './read/liveItem';
import { fieldOf, listFrom } from './read/rawValue';

/** The vendor's topic of all football matches. */
export const TOPIC = 'thesports/football/match/v1';

/** More than any message has; a larger one is a fault. */
const MAX_BYTES = 5_000_000;

/**
 * Reads a message: a list of partial items, or at times an object `{"0": item}`, or one item alone. An odd one is
 * reported and left out; polls bring what it said.
 */
export function readPush(payload: Uint8Array, report: Report): LiveItem[] {
  try {
    if (payload.byteLength > MAX_BYTES) throw new Error(`${payload.byteLength} bytes`);
    const raw: unknown = parseMeant(Buffer.from(payload).toString('utf8'), ({ message }) =>
      report(new Error(`TheSports: ${message}`)),
    );
    const isOne = fieldOf(raw, 'id') !== undefined;
    return decodeList(liveItemSchema, isOne ? [raw] : (listFrom(raw) ?? raw), 'push', report);
  } catch (error) {
    report(new Error(`TheSports: expected a list of matches in a push, got ${toError(error).message}`));
    return [];
  }
}
