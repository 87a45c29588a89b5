import type { MouseEventHandler, ReactNode } from 'react';
import type { ArticleDetail } from 'shared-kernel/protocol/createArticleSource';
import { type ArticleKind, LIST_PATHS } from 'shared-kernel/rules/articleKind';
import type { Loaded } from 'shared-kernel/state/loaded';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { t } from '../../texts';
import { LoadFailed } from '../LoadFailed';
import { ArticleSkeleton } from './ArticleSkeleton';
import { ArticleText } from './ArticleText';
import { Back, Page } from './parts';

type Props = {
  kind: ArticleKind;
  /** Loaded without a value: there is no such article. */
  view: Loaded<ArticleDetail | undefined>;
  textOf: (article: ArticleDetail) => ReactNode;
  /** What stands below, once it is known whether there is an article. */
  readNext: ReactNode;
  onRetry?: () => void;
  onClick?: MouseEventHandler;
};

/** The page of an article, in the app and in its server-rendered HTML. */
export function ArticleView({ kind, view, textOf, readNext, onRetry = () => {}, onClick }: Props) {
  const article = view.value;
  return (
    <Page onClick={onClick}>
      <Back to={LIST_PATHS[kind]} aria-label={t('article.backTo', { list: t(`list.${kind}.title`) })}>
        {`‹ ${t(`list.${kind}.title`)}`}
      </Back>
      {view.kind !== 'loaded' && !article && <HiddenText as="h1">{t(`list.${kind}.title`)}</HiddenText>}
      {view.kind === 'loading' && <ArticleSkeleton label={t('article.loading')} />}
      {view.kind === 'failed' && <LoadFailed text={t('failed')} onRetry={onRetry} />}
      {view.kind === 'loaded' && !article && <Missing />}
      {article && <ArticleText article={article}>{textOf(article)}</ArticleText>}
      {view.kind === 'loaded' && readNext}
    </Page>
  );
}

/** In place of an article that there is not. */
function Missing() {
  return (
    <>
      <Title>{t('missing.title')}</Title>
      <NoData text={t('none')}>
        <p>{t('missing.sentence')}</p>
      </NoData>
    </>
  );
}

const Title = styled.h1`
  margin: var(--space-6) var(--space-4) 0;
  font-size: 1.375rem;
  line-height: 1.4;
  text-align: center;
`;
