import type { Article } from './article';
import { type ArticleKind, LIST_PATHS } from './articleKind';

/** The id must be exact in JavaScript: 15 digits always are, and no store has more articles. */
const LEADING_ID = /^([1-9]\d{0,14})(?:-|$)/;

/** What stands behind the list's path: `12-ha-lan-gap-argentina`. */
export function articleSegment({ id, slug }: Pick<Article, 'id' | 'slug'>): string {
  return encodeURIComponent(slug === '' ? String(id) : `${id}-${slug}`);
}

/** Where an article is read, such as `/news/12-ha-lan-gap-argentina`. */
export function articlePath(kind: ArticleKind, article: Pick<Article, 'id' | 'slug'>): string {
  return `${LIST_PATHS[kind]}/${articleSegment(article)}`;
}

/**
 * The id in an address. Only the number before the first hyphen counts (section 5 of the specification),
 * so that an article stays found when its slug is changed or cut off.
 *
 * @returns `undefined` for what can be no id (`abc`, `-`, 10³⁰): then there is no such article
 */
export function articleIdOf(segment: string): number | undefined {
  const digits = LEADING_ID.exec(segment)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
