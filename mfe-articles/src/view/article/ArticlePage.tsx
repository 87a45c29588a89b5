import { useEffect, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { ARTICLE_LOOK as LOOK } from 'shared-kernel/design/articleLook';
import { useObservable } from 'shared-kernel/react/useObservable';
import { Link, Navigate, useNavigationType } from 'shared-kernel/router';
import { articleIdOf, articlePath, articleSegment } from 'shared-kernel/rules/articleAddress';
import { type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import styled from 'styled-components';
import { type ArticleView, createArticleStore } from '../../state/articleStore';
import { useTexts } from '../../texts';
import { ArticleState } from './ArticleState';

type Props = { shell: Shell; kind: ArticleKind; segment: string };

const LOADING: ArticleView = { kind: 'loading' };

/** One article, whose address is its id and slug. */
export function ArticlePage({ shell, kind, segment }: Props) {
  const t = useTexts();
  const id = articleIdOf(segment);
  const store = useMemo(() => createArticleStore(shell, kind, id), [shell, kind, id]);
  const view = useObservable(store.view$, LOADING);
  const isDrawn = view.kind !== 'loading';
  const article = view.kind === 'shown' ? view.article : undefined;

  useEffect(() => store.open(), [store]);
  useEffect(() => {
    if (isDrawn) shell.contentDrawn();
  }, [shell, isDrawn]);
  useTopOnOpen(id);
  useDocumentTitle(article?.name, segment);

  return (
    <Page>
      {article && segment !== articleSegment(article) && <Navigate to={articlePath(kind, article)} replace />}
      <Back to={LIST_PATHS[kind]} aria-label={t('article.backTo', { list: t(`list.${kind}.title`) })}>
        ‹ {t(`list.${kind}.title`)}
      </Back>
      {!article && <HiddenTitle>{t(`list.${kind}.title`)}</HiddenTitle>}
      <ArticleState view={view} onRetry={store.retry} />
    </Page>
  );
}

/** An article opens at its top; one the visitor comes back to stays where it was left. */
function useTopOnOpen(id: number | undefined) {
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each article once, however its address is mended later.
  useEffect(() => {
    if (!isReturn) window.scrollTo(0, 0);
  }, [id]);
}

/** @param segment a new address makes the shell name the page anew */
function useDocumentTitle(name: string | undefined, segment: string) {
  const t = useTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that was mended counts as a new one.
  useEffect(() => {
    if (name === undefined) return;
    let isHere = true;
    // The shell names the page in the same turn; the article's own name is the better one, and comes after.
    queueMicrotask(() => {
      if (isHere) document.title = t('article.pageTitle', { name });
    });
    return () => {
      isHere = false;
    };
  }, [name, segment, t]);
}

const Page = styled.div`${LOOK.page}`;

/** A page without an article still needs a heading for readers. */
const HiddenTitle = styled.h1`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const Back = styled(Link)`${LOOK.back}`;
