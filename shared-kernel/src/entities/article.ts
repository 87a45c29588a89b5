import * as v from 'valibot';
import { numberedId, text } from '../decode/fields';
import { secondary } from '../decode/leftOut';
import { idOrNone } from './id';

/** The only status that visitors see. */
export const PUBLISHED = 'Published';

const isDate = (value: string) => !Number.isNaN(Date.parse(value));

const listed = {
  id: numberedId,
  slug: text,
  name: text,
  status: text,
  /** ISO date with zone. */
  published_date: v.pipe(text, v.check(isDate, 'an ISO date')),
  /** Time of the last correction. */
  updated_date: secondary('updated_date', v.pipe(text, v.check(isDate, 'an ISO date'))),
  description: secondary('description', text, ''),
};

/** A match preview ("soi kèo") in a list. */
export const previewSchema = v.object({ ...listed, image_source: secondary('image_source', text) });
export type Preview = v.InferOutput<typeof previewSchema>;

/** Fields of an article that is read alone. */
const detail = {
  /** Its picture as a JPEG of 1200 x 630 pixels, for where it is shared. */
  share_image: secondary('share_image', text),
  /** The match that it is about. */
  match: secondary('match', idOrNone),
  content: secondary('content', text, ''),
};

export const previewDetailSchema = v.object({ ...previewSchema.entries, ...detail });
export type PreviewDetail = v.InferOutput<typeof previewDetailSchema>;

/** A news article in a list. */
export const newsSchema = v.object({ ...listed, image: secondary('image', text) });
export type News = v.InferOutput<typeof newsSchema>;

export const newsDetailSchema = v.object({ ...newsSchema.entries, ...detail });
export type NewsDetail = v.InferOutput<typeof newsDetailSchema>;
