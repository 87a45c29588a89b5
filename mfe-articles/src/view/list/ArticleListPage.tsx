import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { ARTICLE_LIST_LOOK as LOOK } from 'shared-kernel/design/articleListLook';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useNavigationType } from 'shared-kernel/router';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import styled from 'styled-components';
import { EMPTY_LIST } from '../../domain/articleList';
import { listStoreOf } from '../../state/listStoreOf';
import { minutesOf } from '../../state/minutes';
import { t } from '../../texts';
import { articlePageOf } from '../article/LazyArticlePage';
import { ArticleCards } from './ArticleCards';
import { ListEnd } from './ListEnd';

type Props = { shell: Shell; kind: ArticleKind };

/** All articles of a kind; more load as the visitor scrolls down. */
export function ArticleListPage({ shell, kind }: Props) {
  const store = listStoreOf(shell, kind);
  const list = useObservable(store.list$, EMPTY_LIST);
  const minute$ = useMemo(() => minutesOf(shell.clock), [shell]);
  const now = useObservable(minute$, 0);
  const navigation = useNavigationType();
  const [isReturn] = useState(navigation === 'POP');
  const page = useRef<HTMLElement>(null);
  const isDrawn = list.pages > 0;

  useEffect(() => store.open({ isReturn }), [store, isReturn]);
  useEffect(() => {
    if (isDrawn) shell.contentDrawn();
  }, [shell, isDrawn]);

  useArticleAhead(page, shell);

  return (
    <Page ref={page}>
      <Head>
        <h1>{t(`list.${kind}.title`)}</h1>
        <p>{t(`list.${kind}.intro`)}</p>
      </Head>
      <ArticleCards articles={list.articles} kind={kind} now={now} />
      <ListEnd list={list} onReached={store.loadMore} onRetry={store.retry} />
    </Page>
  );
}

/** A visitor who points at the list will read an article: its code is fetched meanwhile. */
function useArticleAhead(page: RefObject<HTMLElement | null>, shell: Shell) {
  useEffect(() => {
    const moments = ['pointerover', 'focusin'] as const;
    for (const moment of moments)
      page.current?.addEventListener(moment, articlePageOf(shell).reload, { once: true, passive: true });
  }, [page, shell]);
}

const Page = styled.section`${LOOK.page}`;

const Head = styled.header`${LOOK.head}`;
