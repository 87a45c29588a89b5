import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useNavigationType } from 'shared-kernel/router';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { EMPTY_LIST } from '../../domain/articleList';
import { listStoreOf } from '../../state/createArticleListStore';
import { minutesOf } from '../../state/minutes';
import { articlePageOf } from '../article/LazyArticlePage';
import { useTopOnOpen } from '../useTopOnOpen';
import { ArticleListView } from './ArticleListView';
import { textsOfPage } from './textsOfPage';

type Props = {
  shell: Shell;
  kind: ArticleKind;
  /** The number of the page that the list begins with. */
  first: number;
};

/** All articles of a kind, from a page on; more load as the visitor scrolls down. */
export function ArticleListPage({ shell, kind, first }: Props) {
  const store = listStoreOf(shell, kind);
  const kept = useObservable(store.list$, EMPTY_LIST);
  const list = kept.first === first ? kept : { ...EMPTY_LIST, first };
  const minute$ = useMemo(() => minutesOf(shell.clock), [shell]);
  const now = useObservable(minute$, 0);
  const navigation = useNavigationType();
  const [isReturn] = useState(navigation === 'POP');
  const page = useRef<HTMLElement>(null);
  const isRendered = list.pages > 0;

  useEffect(() => store.open({ isReturn, first }), [store, isReturn, first]);
  useEffect(() => {
    if (isRendered) shell.contentDrawn();
  }, [shell, isRendered]);
  useTopOnOpen(first);
  useTitleOfPage(shell, kind, first);
  useArticleAhead(page, shell);

  return (
    <ArticleListView ref={page} kind={kind} list={list} now={now} onReached={store.loadMore} onRetry={store.retry} />
  );
}

/** All pages but the first have a title of their own in the tab, as in the HTML. */
function useTitleOfPage(shell: Shell, kind: ArticleKind, page: number) {
  useEffect(() => {
    return page > 1 ? shell.describePage(textsOfPage(kind, page)) : undefined;
  }, [shell, kind, page]);
}

/** A visitor who points at the list will read an article: its code is fetched meanwhile. */
function useArticleAhead(page: RefObject<HTMLElement | null>, shell: Shell) {
  useEffect(() => {
    const moments = ['pointerover', 'focusin'] as const;
    for (const moment of moments)
      page.current?.addEventListener(moment, articlePageOf(shell).reload, { once: true, passive: true });
  }, [page, shell]);
}
