import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { createArticleSource } from 'shared-kernel/protocol/articleSource';
import { LIST_PAGE_SIZE } from 'shared-kernel/protocol/rest';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { type ArticleList, EMPTY_LIST, withPage } from '../domain/articleList';
import { toError } from './toError';

export type ArticleListStore = ReturnType<typeof createArticleListStore>;

/**
 * One kind's articles, page after page, newest first. It outlives the screen that shows it,
 * so that a visitor who comes back finds the pages that were loaded.
 */
export function createArticleListStore(shell: Pick<Shell, 'http' | 'report'>, kind: ArticleKind) {
  const source = createArticleSource(shell, kind);
  const list$ = new BehaviorSubject<ArticleList>(EMPTY_LIST);
  let request: AbortController | undefined;

  /** @param base the list that the next page is added to; what is shown stays until it arrives */
  async function load(base: ArticleList) {
    request?.abort();
    request = new AbortController();
    const { signal } = request;
    list$.next({ ...list$.value, kind: 'loading' });
    try {
      const page = await source.page(base.pages + 1, { signal });
      if (!signal.aborted) list$.next(withPage(base, page, LIST_PAGE_SIZE));
    } catch (error) {
      if (signal.aborted) return;
      shell.report(toError(error));
      list$.next({ ...list$.value, kind: 'failed' });
    }
  }

  function loadMore() {
    if (list$.value.kind === 'hasMore') void load(list$.value);
  }

  return {
    list$,
    /** Loads the next page, unless one is on its way or there is none. */
    loadMore,
    /** Asks again for the page that could not be loaded. */
    retry() {
      if (list$.value.kind === 'failed') void load(list$.value);
    },
    /**
     * @param isReturn the visitor came back to the list: what was loaded stands as it was.
     *   Otherwise it is read anew, and the old one stays on screen until then.
     * @returns stops a request that is on its way
     */
    open({ isReturn }: { isReturn: boolean }) {
      const isKept = isReturn && list$.value.pages > 0;
      if (!isKept) void load(EMPTY_LIST);
      return () => {
        request?.abort();
        if (list$.value.kind === 'loading') list$.next({ ...list$.value, kind: 'hasMore' });
      };
    },
  };
}
