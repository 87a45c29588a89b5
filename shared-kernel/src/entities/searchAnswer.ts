import * as v from 'valibot';
import { text, unixSeconds } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { id } from './id';
import { matchStateSchema } from './matchState';

const foundRecordSchema = v.object({
  id,
  name: text,
  logo: secondary('logo', text),
  /** The country of its matches. */
  country: secondary('country', text),
});

const foundMatchSchema = v.pipe(
  v.object({ id, match_time: unixSeconds, status_id: matchStateSchema, home: text, away: text }),
  v.transform(({ status_id: state, ...found }) => ({ ...found, state })),
);

/** What a search found, the best of each kind first; `match_time` in unix seconds. */
export const searchAnswerSchema = v.object({
  teams: validItems('teams', foundRecordSchema),
  competitions: validItems('competitions', foundRecordSchema),
  matches: validItems('matches', foundMatchSchema),
});

export type FoundRecord = v.InferOutput<typeof foundRecordSchema>;
export type FoundMatch = v.InferOutput<typeof foundMatchSchema>;
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>;
