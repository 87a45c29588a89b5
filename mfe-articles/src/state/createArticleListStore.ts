import { BehaviorSubject } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { createArticleSource } from 'shared-kernel/protocol/articleSource';
import { LIST_PAGE_SIZE } from 'shared-kernel/protocol/rest';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { type ArticleList, EMPTY_LIST, withPage } from '../domain/articleList';
import { nextTry } from './nextTry';
import { toError } from './toError';

export type ArticleListStore = ReturnType<typeof createArticleListStore>;

type Access = Pick<Shell, 'http' | 'report' | 'connection$'>;

/**
 * One kind's articles, page after page, newest first. It outlives the screen that shows it,
 * so that a visitor who comes back finds the pages that were loaded.
 *
 * A page that could not be had is asked for again by itself while the list is looked at.
 */
export function createArticleListStore(shell: Access, kind: ArticleKind) {
  const source = createArticleSource(shell, kind);
  const list$ = new BehaviorSubject<ArticleList>(EMPTY_LIST);
  let request: AbortController | undefined;
  let stopWaiting = () => {};
  let failures = 0;
  /** The list that the page which could not be had belongs to. */
  let failedBase = EMPTY_LIST;

  /** @param base the list that the next page is added to; what is shown stays until it arrives */
  async function load(base: ArticleList) {
    stop();
    request = new AbortController();
    const { signal } = request;
    try {
      const page = await source.page(base.pages + 1, { signal });
      if (signal.aborted) return;
      failures = 0;
      list$.next(withPage(base, page, LIST_PAGE_SIZE));
    } catch (error) {
      if (!signal.aborted) fail(base, error);
    }
  }

  function loadVisibly(base: ArticleList) {
    list$.next({ ...list$.value, kind: 'loading' });
    void load(base);
  }

  function fail(base: ArticleList, error: unknown) {
    shell.report(toError(error));
    failures += 1;
    failedBase = base;
    list$.next({ ...list$.value, kind: 'failed' });
    stopWaiting = nextTry(shell, failures, () => void load(base));
  }

  function stop() {
    request?.abort();
    stopWaiting();
  }

  return {
    list$,
    /** Loads the next page, unless one is on its way or there is none. */
    loadMore() {
      if (list$.value.kind === 'hasMore') loadVisibly(list$.value);
    },
    /** Asks at once for the page that could not be loaded. */
    retry() {
      if (list$.value.kind === 'failed') loadVisibly(failedBase);
    },
    /**
     * @param isReturn the visitor came back to the list: what was loaded stands as it was.
     *   Otherwise it is read anew, and the old one stays on screen until then.
     * @returns stops whatever is on its way
     */
    open({ isReturn }: { isReturn: boolean }) {
      const { kind: before, pages } = list$.value;
      if (!isReturn || pages === 0) loadVisibly(EMPTY_LIST);
      else if (before === 'failed') loadVisibly(failedBase);
      return () => {
        stop();
        if (list$.value.kind === 'loading') list$.next({ ...list$.value, kind: 'hasMore' });
      };
    },
  };
}
