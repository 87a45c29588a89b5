import * as v from 'valibot';
import { wholeNumber } from '../decode/fields';
import { leaveOut } from '../decode/leftOut';
import { type GappyScores, readScores } from '../rules/readScores';
import type { Id } from './id';
import type { MatchStatus } from './matchStatus';

/** A side's score array as it comes: what of it is needed depends on the status, so it is read after that. */
export const scoreList = v.array(v.unknown(), 'a list');

/** The array `score` (M5) of a push. A status or a figure that could not be read is not there; a start of 0 is not known. */
export type PushedScore = readonly [Id, MatchStatus | undefined, GappyScores, GappyScores, number, ...unknown[]];

/** How a transformation refuses its value. */
type Refuse = (issue: { message: string; input: unknown; path: [v.ObjectPathItem, ...v.ObjectPathItem[]] }) => void;

/**
 * Reads a side's array within a record.
 *
 * @param at where it stands in the record, such as `home_scores`
 * @returns `undefined` when a place that is needed cannot be read; the record is refused then
 */
export function readSide(
  at: string,
  raw: readonly unknown[],
  status: MatchStatus | undefined,
  refuse: Refuse,
): GappyScores | undefined {
  const { scores, odd } = readScores(raw, status);
  for (const { index, came, isNeeded } of odd) {
    const expected = typeof came === 'number' ? 'a whole number of 0 or more' : 'a number';
    if (!isNeeded) leaveOut(`${at}.${index}`, expected, came);
    else {
      const [first, ...steps] = [...at.split('.'), String(index)].map(step);
      if (first) refuse({ message: expected, input: came, path: [first, ...steps] });
      return undefined;
    }
  }
  return scores;
}

const step = (key: string): v.ObjectPathItem => ({ type: 'object', origin: 'value', input: {}, key, value: undefined });

/** The kick-off of the current period, the fifth of a `score` array (M5); 0 when it is not known, or cannot be read. */
export function periodStartOf([, , , , came]: readonly unknown[]): number {
  if (came === undefined || came === null || came === '') return 0;
  const start = wholeNumber(came);
  if (start !== undefined && start >= 0) return start;
  leaveOut('score.4', 'a time in unix seconds', came);
  return 0;
}
