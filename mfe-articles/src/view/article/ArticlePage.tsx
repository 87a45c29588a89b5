import { useEffect, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { ARTICLE_LOOK as LOOK } from 'shared-kernel/design/articleLook';
import { useObservable } from 'shared-kernel/react/useObservable';
import { Link, Navigate, useNavigationType } from 'shared-kernel/router';
import { articleIdOf, articlePath, articleSegment } from 'shared-kernel/rules/articleAddress';
import { type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { type ArticleView, createArticleStore } from '../../state/articleStore';
import { useTexts } from '../../texts';
import { ArticleState } from './ArticleState';
import { useOwnLinks } from './ownLinks';
import { ReadNext } from './ReadNext';
import { usePageWords } from './usePageWords';

export type ArticlePageProps = { shell: Shell; kind: ArticleKind; segment: string };

const LOADING: ArticleView = { kind: 'loading' };

/** One article, whose address is its id and slug. */
export function ArticlePage({ shell, kind, segment }: ArticlePageProps) {
  const t = useTexts();
  const id = articleIdOf(segment);
  const store = useMemo(() => createArticleStore(shell, kind, id), [shell, kind, id]);
  const view = useObservable(store.view$, LOADING);
  const hasContent = view.kind === 'shown' || view.kind === 'missing';
  const article = view.kind === 'shown' ? view.article : undefined;

  useEffect(() => store.open(), [store]);
  useEffect(() => {
    if (hasContent) shell.contentDrawn();
  }, [shell, hasContent]);
  const followOwnLink = useOwnLinks(shell.basePath);
  useTopOnOpen(id);
  usePageWords(view.kind === 'missing' ? { name: t('none'), description: '' } : article, segment);

  return (
    <Page onClick={followOwnLink}>
      {article && segment !== articleSegment(article) && <Navigate to={articlePath(kind, article)} replace />}
      <Back to={LIST_PATHS[kind]} aria-label={t('article.backTo', { list: t(`list.${kind}.title`) })}>
        ‹ {t(`list.${kind}.title`)}
      </Back>
      {!article && <HiddenText as="h1">{t(`list.${kind}.title`)}</HiddenText>}
      <ArticleState view={view} onRetry={store.retry} />
      {hasContent && <ReadNext shell={shell} kind={kind} id={id} />}
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

const Page = styled.div`${LOOK.page}`;

const Back = styled(Link)`${LOOK.back}`;
