import { useEffect, useMemo } from 'react';
import type { Shell } from 'shared-kernel/contract/shell';
import { ARTICLE_LOOK as LOOK } from 'shared-kernel/design/articleLook';
import { useResource } from 'shared-kernel/react/useResource';
import { Link, Navigate, useNavigationType } from 'shared-kernel/router';
import { articleIdOf, articlePath, articleSegment } from 'shared-kernel/rules/articleAddress';
import { type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import { ownSiteOf } from 'shared-kernel/rules/ownLink';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { createArticleStore } from '../../state/createArticleStore';
import { t } from '../../texts';
import { LoadFailed } from '../LoadFailed';
import { ArticleSkeleton } from './ArticleSkeleton';
import { ArticleText } from './ArticleText';
import { useOwnLinks } from './ownLinks';
import { ReadNext } from './ReadNext';

export type ArticlePageProps = { shell: Shell; kind: ArticleKind; segment: string };

/** One article, whose address is its id and slug. */
export function ArticlePage({ shell, kind, segment }: ArticlePageProps) {
  const id = articleIdOf(segment);
  const store = useMemo(() => createArticleStore(shell, kind, id), [shell, kind, id]);
  const view = useResource(store);
  const hasContent = view.kind === 'loaded';
  const article = view.value;

  useEffect(() => {
    if (hasContent) shell.contentDrawn();
  }, [shell, hasContent]);
  const ownSite = useMemo(() => ownSiteOf(shell, window.location.host), [shell]);
  const home = useMemo(() => ({ pictures: shell.site.api_base, hosts: ownSite.hosts }), [shell, ownSite]);
  const followOwnLink = useOwnLinks(ownSite);
  useTopOnOpen(id);
  const title = article?.name ?? (hasContent ? t('none') : undefined);
  const description = article?.description ?? '';
  useEffect(
    () => (title === undefined ? undefined : shell.describePage?.({ title, description })),
    [shell, title, description],
  );

  return (
    <Page onClick={followOwnLink}>
      {article && segment !== articleSegment(article) && <Navigate to={articlePath(kind, article)} replace />}
      <Back to={LIST_PATHS[kind]} aria-label={t('article.backTo', { list: t(`list.${kind}.title`) })}>
        ‹ {t(`list.${kind}.title`)}
      </Back>
      {!article && <HiddenText as="h1">{t(`list.${kind}.title`)}</HiddenText>}
      {view.kind === 'loading' && <ArticleSkeleton label={t('article.loading')} />}
      {view.kind === 'failed' && <LoadFailed text={t('failed')} onRetry={store.retry} />}
      {hasContent && !article && <NoData text={t('none')} />}
      {article && <ArticleText article={article} home={home} />}
      {hasContent && <ReadNext shell={shell} kind={kind} id={id} />}
    </Page>
  );
}

/** An article opens at its top; on a return it keeps its scroll position. */
function useTopOnOpen(id: number | undefined) {
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per article, even when its address is corrected later.
  useEffect(() => {
    if (!isReturn) window.scrollTo(0, 0);
  }, [id]);
}

const Page = styled.div`${LOOK.page}`;

const Back = styled(Link)`${LOOK.back}`;
