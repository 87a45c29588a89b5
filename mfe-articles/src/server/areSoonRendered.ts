import type { Article } from 'shared-kernel/protocol/createArticleSource';

/** In characters; rendering more takes longer than a visitor waits. The lists of `api` have a tenth. */
const MAX_LETTERS = 200_000;

/** Whether what the HTML has of these articles besides their texts is soon rendered. */
export function areSoonRendered(articles: readonly Article[]): boolean {
  const letters = articles.map(({ name, description, slug, image = '' }) => [name, description, slug, image].join(''));
  return letters.join('').length <= MAX_LETTERS;
}
