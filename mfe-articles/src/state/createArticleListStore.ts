import { BehaviorSubject, skip } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import { createArticleSource } from 'shared-kernel/protocol/createArticleSource';
import { LIST_PAGE_SIZE } from 'shared-kernel/protocol/rest';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { createResource } from 'shared-kernel/state/createResource';
import { perShell } from 'shared-kernel/state/perShell';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import { type ArticleList, EMPTY_LIST, withPage } from '../domain/articleList';

export type ArticleListStore = ReturnType<typeof createArticleListStore>;

type Access = Pick<Shell, 'http' | 'report' | 'connection$' | 'site'>;

/**
 * One kind's articles, page by page, newest first. It outlives its screen, so that a returning visitor finds the loaded
 * pages.
 *
 * A page that failed is retried while the list is in view.
 */
export function createArticleListStore(shell: Access, kind: ArticleKind) {
  const source = createArticleSource(shell, kind);
  const list$ = new BehaviorSubject<ArticleList>(EMPTY_LIST);
  /** The list that the next page is appended to; the list on screen stays until then. */
  let base = EMPTY_LIST;
  const next = createResource({
    load: async (signal) => withPage(base, await source.page(base.first + base.pages, { signal }), LIST_PAGE_SIZE),
    report: shell.report,
    retry: retryOnReconnect(shell),
  });
  next.state$.pipe(skip(1)).subscribe(({ kind, value }) => {
    list$.next(kind === 'loaded' ? value : { ...list$.value, kind });
  });

  function load(to: ArticleList) {
    base = to;
    const shown = list$.value.first === to.first ? list$.value : to;
    list$.next({ ...shown, kind: 'loading' });
    next.reload();
  }

  return {
    list$,
    /** Loads the next page, unless one is loading or there is none. */
    loadMore() {
      if (list$.value.kind === 'hasMore') load(list$.value);
    },
    /** Retries the failed page at once. */
    retry() {
      if (list$.value.kind === 'failed') next.retry();
    },
    /**
     * @param isReturn the visitor returns to the list: it stays as it was. Otherwise it is loaded again, and the old
     * one stays on screen until then.
     * @param first the page to begin with; a list that begins with another is given up
     * @returns cancels running requests
     */
    open({ isReturn, first = 1 }: { isReturn: boolean; first?: number }) {
      const { kind: before, pages, first: was } = list$.value;
      if (!isReturn || pages === 0 || was !== first) load({ ...EMPTY_LIST, first });
      else if (before === 'failed') next.retry();
      const stop = next.follow();
      return () => {
        stop();
        if (list$.value.kind === 'loading') list$.next({ ...list$.value, kind: 'hasMore' });
      };
    },
  };
}

const listsOf = perShell(
  (shell): Record<ArticleKind, ArticleListStore> => ({
    preview: createArticleListStore(shell, 'preview'),
    news: createArticleListStore(shell, 'news'),
  }),
);

/** The shell's one list of a kind: it must survive its screen. */
export function listStoreOf(shell: Shell, kind: ArticleKind): ArticleListStore {
  return listsOf(shell)[kind];
}
