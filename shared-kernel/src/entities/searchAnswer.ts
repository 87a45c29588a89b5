import * as v from 'valibot';
import { text } from '../decode/fields';
import { secondary, validItems } from '../decode/leftOut';
import { id } from './id';

const foundRecordSchema = v.object({
  id,
  name: text,
  logo: secondary('logo', text),
  /** The country of its matches. */
  country: secondary('country', text),
});

/** What a search found, the best of each kind first. What is known of a match now is asked for by its id. */
export const searchAnswerSchema = v.object({
  teams: validItems('teams', foundRecordSchema),
  competitions: validItems('competitions', foundRecordSchema),
  matches: validItems('matches', v.object({ id })),
});

export type FoundRecord = v.InferOutput<typeof foundRecordSchema>;
export type SearchAnswer = v.InferOutput<typeof searchAnswerSchema>;
