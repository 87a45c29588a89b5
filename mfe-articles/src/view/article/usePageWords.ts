import { useEffect } from 'react';
import { pageTitle } from 'shared-kernel/contract/pageTexts';
import type { Article } from 'shared-kernel/protocol/articleSource';

/**
 * Title and description of the page while it shows an article.
 *
 * @param segment a new address makes the shell name the page anew
 */
export function usePageWords(article: Article | undefined, segment: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that was mended counts as a new one.
  useEffect(() => {
    if (!article) return;
    let isHere = true;
    // The shell names the page in the same turn; the article's own words are the better ones, and come after.
    queueMicrotask(() => {
      if (isHere) write(article);
    });
    return () => {
      isHere = false;
    };
  }, [article, segment]);
}

function write({ name, description }: Article) {
  document.title = pageTitle(name);
  const tag = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (tag && description) tag.content = description;
}
