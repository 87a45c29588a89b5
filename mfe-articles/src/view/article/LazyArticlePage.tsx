import { useResource } from 'shared-kernel/react/useResource';
import { createResource } from 'shared-kernel/state/createResource';
import { perShell } from 'shared-kernel/state/perShell';
import { retryOnReconnect } from 'shared-kernel/state/retryLadder';
import styled from 'styled-components';
import { t } from '../../texts';
import { LoadFailed } from '../LoadFailed';
import type { ArticlePageProps } from './ArticlePage';
import { ArticleSkeleton } from './ArticleSkeleton';
import { Page as ArticleFrame } from './parts';

/** The code that only an article needs, above all the HTML cleaner. */
export const articlePageOf = perShell((shell) =>
  createResource({
    load: async () => (await import('./ArticlePage')).ArticlePage,
    report: shell.report,
    retry: retryOnReconnect(shell),
  }),
);

/** An article's page, loaded on demand. */
export function LazyArticlePage(props: ArticlePageProps) {
  const file = articlePageOf(props.shell);
  const { kind, value: Page } = useResource(file);
  if (Page) return <Page {...props} />;
  return (
    <Frame>
      {kind === 'failed' ? (
        <LoadFailed text={t('failed')} onRetry={file.retry} />
      ) : (
        <ArticleSkeleton label={t('article.loading')} />
      )}
    </Frame>
  );
}

const Frame = styled(ArticleFrame)`
  padding-top: 52px;
`;
