import * as v from 'valibot';
import { text } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { id } from './id';
import { matchFields } from './match';

const foundRecordSchema = v.object({
  id,
  name: text,
  logo: secondary('logo', text),
  /** Of its matches. */
  country: secondary('country', text),
});

const foundMatchSchema = v.object({
  id,
  ...v.pick(matchFields, ['match_time', 'status_id']).entries,
  home: text,
  away: text,
});

/** What a search found, the best of each kind first; `match_time` in unix seconds. */
export const searchAnswerSchema = v.object({
  teams: validItems('teams', foundRecordSchema),
  competitions: validItems('competitions', foundRecordSchema),
  matches: validItems('matches', foundMatchSchema),
});

export type FoundRecord = v.InferOutput<typeof foundRecordSchema>;
export type FoundMatch = v.InferOutput<typeof foundMatchSchema>;
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>;
