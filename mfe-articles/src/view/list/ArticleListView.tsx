import type { Ref } from 'react';
import { ABOVE_PHONE } from 'shared-kernel/design/media';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import styled from 'styled-components';
import type { ArticleList } from '../../domain/articleList';
import { t } from '../../texts';
import { ArticleCards } from './ArticleCards';
import { ListEnd } from './ListEnd';

type Props = {
  kind: ArticleKind;
  list: ArticleList;
  /** Unix seconds. */
  now: number;
  ref?: Ref<HTMLElement>;
  onReached?: () => void;
  onRetry?: () => void;
};

/** The page of a list, in the app and in its server-rendered HTML. */
export function ArticleListView({ kind, list, now, ref, onReached = () => {}, onRetry = () => {} }: Props) {
  return (
    <Page ref={ref}>
      <Head>
        <h1>{t(`list.${kind}.title`)}</h1>
        <p>{t(`list.${kind}.intro`)}</p>
      </Head>
      <ArticleCards articles={list.articles} kind={kind} now={now} />
      <ListEnd kind={kind} list={list} onReached={onReached} onRetry={onRetry} />
    </Page>
  );
}

const Page = styled.section`
  width: 100%;
  max-width: 70.25rem;
  margin: 0 auto;
  padding: var(--space-4);
  background: var(--surface-1);
  border-radius: var(--radius-card);
  @media ${ABOVE_PHONE} { padding: var(--space-6); }
`;

const Head = styled.header`
  margin-bottom: var(--space-4);
  & > h1 { margin: 0; font-size: 1.375rem; line-height: 1.3; text-wrap: balance; }
  & > p { margin: var(--space-1) 0 0; color: var(--ink-2); }
  @media ${ABOVE_PHONE} {
    margin-bottom: var(--space-6);
    & > h1 { font-size: 1.875rem; }
  }
`;
