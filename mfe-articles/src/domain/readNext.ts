import type { Article } from 'shared-kernel/protocol/createArticleSource';

/** As many as fit on a phone's screen. */
const MAX = 3;

/** How many of the newest articles are asked for: one of them is the article itself, and some may not be shown. */
export const ASKED_TO_READ_NEXT = 2 * MAX;

/** The newest other articles, to read next. */
export function toReadNext(newest: readonly Article[], id: number | undefined): readonly Article[] {
  return newest.filter((article) => article.id !== id).slice(0, MAX);
}
