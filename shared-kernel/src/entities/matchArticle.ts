import * as v from 'valibot';
import { numberedId, text } from '../decode/fields';
import { id } from './id';

/** A preview (`commentary`) or news that names the match it is about, as `/post` lists them. */
export const matchArticleSchema = v.object({
  kind: v.picklist(['commentary', 'news'], 'commentary or news'),
  id: numberedId,
  /** The match that it is about. */
  match: id,
  slug: text,
  name: text,
});

export type MatchArticle = v.InferOutput<typeof matchArticleSchema>;
