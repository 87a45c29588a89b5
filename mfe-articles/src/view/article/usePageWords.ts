import { useEffect } from 'react';
import { pageTitle } from 'shared-kernel/contract/pageTexts';
import type { Article } from 'shared-kernel/protocol/articleSource';

type Words = Pick<Article, 'name' | 'description'>;

/**
 * Title and description of the page while it shows an article, or says that there is none.
 *
 * @param segment a new address makes the shell name the page anew
 */
export function usePageWords(words: Words | undefined, segment: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that was mended counts as a new one.
  useEffect(() => {
    if (!words) return;
    let isHere = true;
    // The shell names the page in the same turn; these words are the better ones, and come after.
    queueMicrotask(() => {
      if (isHere) write(words);
    });
    return () => {
      isHere = false;
    };
  }, [words?.name, words?.description, segment]);
}

function write({ name, description }: Words) {
  document.title = pageTitle(name);
  const tag = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (tag && description) tag.content = description;
}
