import { isTooMuchHtml } from 'shared-kernel/cleaning/articleRules';
import { text } from 'shared-kernel/decode/fields';
import { webLink } from 'shared-kernel/entities/banner';
import * as v from 'valibot';
import { fingerprintOf, keptText } from './contentKind';

/** No article is dated back by more than a year. */
const LONGEST_AGO_SECONDS = 366 * 86_400;

/** Older dates are mistakes, and the store cannot keep the year 0. */
export const EARLIEST = '1800-01-01';

function isDate(value: unknown): boolean {
  if (typeof value === 'string') return Date.parse(value) >= Date.parse(EARLIEST);
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LONGEST_AGO_SECONDS;
}

const MATCH_EXPECTED = 'the id of a match (a text of 1 to 500 characters)';

/** An article in a publication. Drafts are not sent. */
export const articleItemSchema = v.object({
  slug: v.pipe(text, v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'small letters, digits and hyphens'), v.maxLength(150)),
  name: v.pipe(keptText, v.trim(), v.nonEmpty('a title'), v.maxLength(300, 'a title of at most 300 characters')),
  description: v.pipe(keptText, v.maxLength(1000, 'a description of at most 1000 characters')),
  /** An instant, or its age in seconds at its first publication; that date is then kept. */
  published_date: v.custom<string | number>(isDate, 'an ISO date, or seconds before now'),
  /** Time of the last correction. */
  updated_date: v.optional(v.custom<string>((value) => typeof value === 'string' && isDate(value), 'an ISO date')),
  image: v.nullable(webLink),
  /** That picture for where the article is shared; missing when it is another site's. */
  share_image: v.optional(webLink),
  /** The id of the match that it is about. */
  match: v.optional(v.pipe(keptText, v.minLength(1, MATCH_EXPECTED), v.maxLength(500, MATCH_EXPECTED))),
  /** HTML. */
  content: v.pipe(
    keptText,
    v.check((html) => !isTooMuchHtml(html), 'the HTML of an article (at most 1,000,000 characters and 30,000 tags)'),
  ),
});

export type ArticleItem = v.InferOutput<typeof articleItemSchema>;

/** Another one has all pictures for sharing painted again by the next publication. */
const PAINTED = 1;

/**
 * Whether two articles are the same to their editor. Pictures for sharing are painted of the others, and never to the
 * same bytes on two machines, so only that there is one counts.
 */
export function articleFingerprint({ share_image: _, ...item }: ArticleItem): string {
  return fingerprintOf(item.image?.startsWith('/media/') ? { ...item, painted: PAINTED } : item);
}
