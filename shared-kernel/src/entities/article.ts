import * as v from 'valibot';
import { id, optional, text, withDefault } from '../decode/fields';

/** The only status a visitor ever sees; others exist and are not shown. */
export const PUBLISHED = 'Published';

const isDate = (value: string) => !Number.isNaN(Date.parse(value));

const listed = {
  id,
  slug: text,
  name: text,
  status: text,
  /** ISO date with zone. */
  published_date: v.pipe(text, v.check(isDate, 'an ISO date')),
  description: withDefault(text, ''),
};

/** A match preview ("soi kèo"), as a list shows it. */
export const commentarySchema = v.object({ ...listed, image_source: optional(text) });
export type Commentary = v.InferOutput<typeof commentarySchema>;

export const commentaryDetailSchema = v.object({ ...commentarySchema.entries, content: withDefault(text, '') });
export type CommentaryDetail = v.InferOutput<typeof commentaryDetailSchema>;

/** A news article, as a list shows it. */
export const newsSchema = v.object({ ...listed, image: optional(text) });
export type News = v.InferOutput<typeof newsSchema>;

export const newsDetailSchema = v.object({ ...newsSchema.entries, content: withDefault(text, '') });
export type NewsDetail = v.InferOutput<typeof newsDetailSchema>;
