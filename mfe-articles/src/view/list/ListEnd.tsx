import { NoData } from 'shared-kernel/ui/NoData';
import { Spinner } from 'shared-kernel/ui/Spinner';
import styled from 'styled-components';
import type { ArticleList } from '../../domain/articleList';
import { t } from '../../texts';
import { LoadFailed } from '../LoadFailed';
import { ListSkeleton } from './ListSkeleton';
import { Sentinel } from './Sentinel';

type Props = { list: ArticleList; onReached: () => void; onRetry: () => void };

/** The end of the list, by the state of the next page. */
export function ListEnd({ list, onReached, onRetry }: Props) {
  const isEmpty = list.articles.length === 0;
  switch (list.kind) {
    case 'complete':
      return isEmpty ? <NoData text={t('none')} /> : null;
    case 'failed':
      return <LoadFailed text={t(isEmpty ? 'failed' : 'list.moreFailed')} onRetry={onRetry} />;
    case 'loading':
    case 'hasMore':
      if (isEmpty && list.pages === 0) return <ListSkeleton label={t('list.loading')} />;
      return (
        <More>
          <Spinner label={t('list.loadingMore')} />
          {/* Mounted again for each page, so that one still in view fires again. */}
          {list.kind === 'hasMore' && <Sentinel onReached={onReached} />}
        </More>
      );
  }
}

/** Out of sight the spinner stands still: browsers would draw sixty frames a second for it. */
const More = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 72px;
  border-top: 1px solid var(--line);
  & > [role='status'] { width: 24px; height: 24px; content-visibility: auto; }
`;
