import { useEffect, useRef } from 'react';
import type { ArticleKind } from 'shared-kernel/rules/articleKind';
import { NoData } from 'shared-kernel/ui/NoData';
import { Spinner } from 'shared-kernel/ui/Spinner';
import styled from 'styled-components';
import type { ArticleList } from '../../domain/articleList';
import { t } from '../../texts';
import { LoadFailed } from '../LoadFailed';
import { ListSkeleton } from './ListSkeleton';
import { More } from './More';
import { PageLinks } from './PageLinks';

type Props = { kind: ArticleKind; list: ArticleList; onReached: () => void; onRetry: () => void };

/** The end of the list, by the state of the next page. */
export function ListEnd({ kind, list, onReached, onRetry }: Props) {
  const isEmpty = list.articles.length === 0;
  switch (list.kind) {
    case 'complete':
      return (
        <>
          {isEmpty && <NoData text={t('none')} />}
          {list.first > 1 && <PageLinks kind={kind} list={list} />}
        </>
      );
    case 'failed':
      return <LoadFailed text={t(isEmpty ? 'failed' : 'list.moreFailed')} onRetry={onRetry} />;
    case 'loading':
      if (isEmpty && list.pages === 0) return <ListSkeleton label={t('list.loading')} />;
      return (
        <More>
          <Spinner label={t('list.loadingMore')} />
        </More>
      );
    case 'hasMore':
      if (isEmpty && list.pages === 0) return <ListSkeleton label={t('list.loading')} />;
      return (
        <PageLinks kind={kind} list={list}>
          {/* Mounted again for each page, so that one still in view fires again. */}
          <Sentinel onReached={onReached} />
        </PageLinks>
      );
  }
}

/** The next page loads when its place is this close to the view. */
const AHEAD = '600px';

/** An invisible mark that reports once that the visitor has scrolled near it. */
function Sentinel({ onReached }: { onReached: () => void }) {
  const mark = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onReached();
      },
      { rootMargin: `${AHEAD} 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [onReached]);

  return <Mark ref={mark} aria-hidden="true" />;
}

const Mark = styled.div`
  position: absolute;
  inset: 0 0 auto;
  height: 1px;
`;
