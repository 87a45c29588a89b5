import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { ArticleDetail } from 'shared-kernel/protocol/articleSource';
import { createArticleSource } from 'shared-kernel/protocol/articleSource';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { toError } from './toError';

/** What a detail screen shows. */
export type ArticleView =
  | { kind: 'loading' }
  | { kind: 'shown'; article: ArticleDetail }
  | { kind: 'missing' }
  | { kind: 'failed' };

/** One article by its id; without an id there is none. */
export function createArticleStore(shell: Pick<Shell, 'http' | 'report'>, kind: ArticleKind, id: number | undefined) {
  const source = createArticleSource(shell, kind);
  const view$ = new BehaviorSubject<ArticleView>(id === undefined ? { kind: 'missing' } : { kind: 'loading' });
  let request: AbortController | undefined;

  async function load() {
    if (id === undefined) return;
    request = new AbortController();
    const { signal } = request;
    view$.next({ kind: 'loading' });
    try {
      const article = await source.detail(id, { signal });
      if (!signal.aborted) view$.next(article ? { kind: 'shown', article } : { kind: 'missing' });
    } catch (error) {
      if (signal.aborted) return;
      shell.report(toError(error));
      view$.next({ kind: 'failed' });
    }
  }

  return {
    view$,
    retry: () => void load(),
    /** Loads the article; the function it returns stops that. */
    open() {
      void load();
      return () => request?.abort();
    },
  };
}
