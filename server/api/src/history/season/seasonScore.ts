import { DecodeError, decode, type Report } from 'shared-kernel/decode/decode';
import { numberThat, optional } from 'shared-kernel/decode/fields';
import { secondary } from 'shared-kernel/decode/leftOut';
import * as v from 'valibot';
import type { Goals, SeasonResult } from './season';

const goalsOfSide = numberThat('goals from 0 to 99', (value) => Number.isInteger(value) && value >= 0 && value <= 99);

/** Home and away goals. */
export const goals = v.strictTuple([goalsOfSide, goalsOfSide], 'a pair of goals');

/** A pair alone is the score after 90 minutes. */
const scoreSchema = v.pipe(
  v.unknown(),
  v.transform((raw) => (Array.isArray(raw) ? { ft: raw } : raw)),
  v.objectWithRest(
    {
      ht: secondary('ht', goals),
      ft: optional(goals),
      et: optional(goals),
      p: optional(goals),
      /** The goals of both matches of a tie: they decide no match. */
      agg: v.optional(v.unknown()),
    },
    v.never('ht, ft, et, p or agg'),
  ),
);

/**
 * The result that a season file states: `[2, 1]`, or scores at half-time (`ht`), after 90 minutes (`ft`), after extra time
 * (`et`), and the kicks of a shoot-out (`p`). Nothing before the end of a match.
 *
 * @param report receives a half-time score that is left out
 * @throws DecodeError when it does not say who won: a part that nobody knows might have decided it
 */
export function seasonResult(score: unknown, report: Report): SeasonResult | undefined {
  if (score === undefined || score === null) return undefined;
  const { ht, ft, et, p } = decode(scoreSchema, score, 'score', report);
  const end = et ?? ft;
  if (!end) {
    if (p) throw new DecodeError('At score: expected ft or et beside p', 'score');
    return undefined;
  }
  if (et && ft && !isWithin(ft, et)) throw odd('et', `${shown(ft)} or more`, et);
  if (p && p[0] === p[1]) throw odd('p', 'a winner', p);
  const isHalf = ht !== undefined && isWithin(ht, ft ?? end);
  if (ht && !isHalf) report(odd('ht', `at most ${shown(ft ?? end)}`, ht));
  return { halfTime: isHalf ? ht : undefined, fullTime: ft, afterExtraTime: et, shootout: p };
}

function isWithin(earlier: Goals, later: Goals): boolean {
  return earlier[0] <= later[0] && earlier[1] <= later[1];
}

function odd(part: string, expected: string, got: Goals): DecodeError {
  return new DecodeError(`At score.${part}: expected ${expected}, got ${shown(got)}`, `score.${part}`);
}

const shown = ([home, away]: Goals) => `${home}–${away}`;
