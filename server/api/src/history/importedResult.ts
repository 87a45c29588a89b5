import { integer, text } from 'shared-kernel/decode/fields';
import { Side } from 'shared-kernel/entities/incident';
import * as v from 'valibot';
import { MAX_GOALS } from '../store/results/resultOf';

const goals = v.pipe(integer, v.minValue(0, '0 or more'), v.maxValue(MAX_GOALS, `at most ${MAX_GOALS}`));
const pair = v.strictTuple([goals, goals], 'a pair of goals');

/** A team as it was called then, and by the name under which all its results are found. */
const team = v.object({ name: text, knownAs: text });

/** The minute of each goal, separated by commas: `23,45+2`. */
const minutes = v.pipe(text, v.regex(/^(\d{1,3}(\+\d{1,2})?(,\d{1,3}(\+\d{1,2})?)*)?$/, 'minutes such as 23,45+2'));

/**
 * A result from a file. `kickOff` in unix seconds, `dayAlone` where only the day is known; `score` after extra time, which
 * `hasExtraTime` is there where a file knows it; minutes where each goal of the side has one.
 */
export const importedResultSchema = v.object({
  kickOff: integer,
  country: text,
  competition: text,
  home: team,
  away: team,
  score: pair,
  halfTime: v.optional(pair),
  regularTime: v.optional(pair),
  hasExtraTime: v.optional(v.boolean()),
  kicks: v.optional(pair),
  homeMinutes: v.optional(minutes),
  awayMinutes: v.optional(minutes),
  shootoutWinner: v.optional(v.picklist([Side.Home, Side.Away])),
});

export type ImportedResult = v.InferOutput<typeof importedResultSchema>;
