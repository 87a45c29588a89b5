import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { type Article, createArticleSource } from 'shared-kernel/protocol/articleSource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { toError } from './toError';

/** As many as a phone shows at once. */
const MOST = 3;

const NONE: readonly Article[] = [];

/** What to read after an article: the newest others of its kind. Without them the page is whole, so nothing is tried twice. */
export function createReadNextStore(shell: Pick<Shell, 'http' | 'report'>, kind: ArticleKind, id: number | undefined) {
  const source = createArticleSource(shell, kind);
  const articles$ = new BehaviorSubject(NONE);

  async function load(signal: AbortSignal) {
    try {
      const { articles } = await source.page(1, { signal });
      const others = articles.filter((article) => article.id !== id);
      if (!signal.aborted) articles$.next(others.slice(0, MOST));
    } catch (error) {
      if (!signal.aborted) shell.report(toError(error));
    }
  }

  return {
    articles$,
    /** Loads them; the function it returns stops that. */
    open() {
      const request = new AbortController();
      void load(request.signal);
      return () => request.abort();
    },
  };
}
