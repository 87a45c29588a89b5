import * as v from 'valibot';
import { wholeNumber } from '../decode/fields';
import { leaveOut } from '../decode/leftOut';
import { type GappyScores, readScores } from '../rules/readScores';
import type { Id } from './id';
import type { MatchStatus } from './matchStatus';

/** A side's score array, not decoded: which figures it needs depends on the status. */
export const scoreList = v.array(v.unknown(), 'a list');

/** The array `score` (M5) of a push. An unreadable status or figure is missing; a start of 0 is unknown. */
export type PushedScore = readonly [Id, MatchStatus | undefined, GappyScores, GappyScores, number, ...unknown[]];

/** Refuses a value within a transformation. */
type Refuse = (issue: { message: string; input: unknown; path: [v.ObjectPathItem, ...v.ObjectPathItem[]] }) => void;

/**
 * Reads a side's array within a record.
 *
 * @param at its field, such as `home_scores`
 * @returns `undefined` when a required figure is unreadable; then the record is refused
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

/** The kick-off of the current period, the fifth of a `score` array (M5); 0 when unknown or unreadable. */
export function periodStartOf([, , , , came]: readonly unknown[]): number {
  if (came === undefined || came === null || came === '') return 0;
  const start = wholeNumber(came);
  if (start !== undefined && start >= 0) return start;
  leaveOut('score.4', 'a time in unix seconds', came);
  return 0;
}
