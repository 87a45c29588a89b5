import { useEffect, useMemo, useState } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { useNavigationType } from 'shared-kernel/router';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import styled from 'styled-components';
import { EMPTY_LIST } from '../../domain/articleList';
import { listStoreOf } from '../../state/listStoreOf';
import { minutesOf } from '../../state/minutes';
import { useTexts } from '../../texts';
import { ArticleCards } from './ArticleCards';
import { ListEnd } from './ListEnd';

type Props = { shell: Shell; kind: ArticleKind };

/** All articles of a kind, more of them as the visitor scrolls down. */
export function ArticleListPage({ shell, kind }: Props) {
  const t = useTexts();
  const store = listStoreOf(shell, kind);
  const list = useObservable(store.list$, EMPTY_LIST);
  const minute$ = useMemo(() => minutesOf(shell.clock), [shell]);
  const now = useObservable(minute$, 0);
  const navigation = useNavigationType();
  const [isReturn] = useState(navigation === 'POP');
  const isDrawn = list.pages > 0 || list.kind === 'failed';

  useEffect(() => store.open({ isReturn }), [store, isReturn]);
  useEffect(() => {
    if (isDrawn) shell.contentDrawn();
  }, [shell, isDrawn]);

  return (
    <Page>
      <Head>
        <h1>{t(`list.${kind}.title`)}</h1>
        <p>{t(`list.${kind}.intro`)}</p>
      </Head>
      <ArticleCards articles={list.articles} kind={kind} now={now} />
      <ListEnd list={list} onReached={store.loadMore} onRetry={store.retry} />
    </Page>
  );
}

const Page = styled.section`
  width: 100%;
  max-width: 1124px;
  margin: 0 auto;
  padding: var(--space-4);
  background: var(--surface-1);
  border-radius: var(--radius-card);
  @media (min-width: 641px) { padding: var(--space-6); }
`;

const Head = styled.header`
  margin-bottom: var(--space-4);
  & > h1 { margin: 0; font-size: 22px; line-height: 1.3; text-wrap: balance; }
  & > p { margin: var(--space-1) 0 0; color: var(--ink-2); }
  @media (min-width: 641px) {
    margin-bottom: var(--space-6);
    & > h1 { font-size: 30px; }
  }
`;
