import { type ArticleKind, LIST_PATHS } from './articleKind';

type Addressed = { readonly id: number; readonly slug: string };

/** The id must be exact in JavaScript: 15 digits always are, and no store has more articles. */
const LEADING_ID = /^([1-9]\d{0,14})(?:-|$)/;

/** Half of a surrogate pair, which no address can carry. */
const HALF_CHARACTERS = /\p{Surrogate}/gu;

/** The path segment below the list, not encoded: `12-ha-lan-gap-argentina`. */
export function articleSegment({ id, slug }: Addressed): string {
  const words = slug.replace(HALF_CHARACTERS, '');
  return words === '' ? String(id) : `${id}-${words}`;
}

/** The path of an article, such as `/news/12-ha-lan-gap-argentina`. */
export function articlePath(kind: ArticleKind, article: Addressed): string {
  return `${LIST_PATHS[kind]}/${encodeURIComponent(articleSegment(article))}`;
}

/**
 * The id in an address. Only the number before the first hyphen counts, so that an article is found even when its slug
 * is changed or cut off.
 *
 * @returns `undefined` when it is no id (`abc`, `-`, 10³⁰): then there is no such article
 */
export function articleIdOf(segment: string): number | undefined {
  const digits = LEADING_ID.exec(segment)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
