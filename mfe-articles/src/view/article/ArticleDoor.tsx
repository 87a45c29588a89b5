import { type ComponentType, useEffect, useState } from 'react';
import { ARTICLE_LOOK as LOOK } from 'shared-kernel/design/articleLook';
import styled from 'styled-components';
import { nextTry } from '../../state/nextTry';
import { toError } from '../../state/toError';
import { useTexts } from '../../texts';
import { LoadFailed } from '../LoadFailed';
import type { ArticlePageProps } from './ArticlePage';
import { ArticleSkeleton } from './ArticleSkeleton';

let loaded: ComponentType<ArticlePageProps> | undefined;

/** Fetches what an article needs, the cleaner of HTML above all; a list does not. Again after a failure. */
export async function loadArticlePage(): Promise<void> {
  loaded ??= (await import('./ArticlePage')).ArticlePage;
}

/** An article's page, as soon as its file is here. */
export function ArticleDoor(props: ArticlePageProps) {
  const { shell } = props;
  const t = useTexts();
  const [failures, setFailures] = useState(0);
  const [isHere, setIsHere] = useState(loaded !== undefined);

  useEffect(() => {
    if (isHere) return;
    let isOpen = true;
    const onFailed = (error: unknown) => {
      shell.report(toError(error));
      if (isOpen) setFailures(failures + 1);
    };
    const load = () => loadArticlePage().then(() => isOpen && setIsHere(true), onFailed);
    const stopWaiting = failures === 0 ? void load() : nextTry(shell, failures, load);
    return () => {
      isOpen = false;
      stopWaiting?.();
    };
  }, [shell, isHere, failures]);

  if (isHere && loaded) {
    const Page = loaded;
    return <Page {...props} />;
  }
  return (
    <Frame>
      {failures > 0 ? (
        <LoadFailed text={t('failed')} onRetry={() => setFailures(0)} />
      ) : (
        <ArticleSkeleton label={t('article.loading')} />
      )}
    </Frame>
  );
}

const Frame = styled.div`
  ${LOOK.page}
  padding-top: 52px;
`;
