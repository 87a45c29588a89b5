import type { BoardState } from 'shared-kernel/contract/matches';
import { hourMinute } from 'shared-kernel/rules/formats';
import styled from 'styled-components';
import { t } from '../../../texts/texts';
import { QuietButton } from './QuietButton';

type Props = { freshness: BoardState; onRetry: () => void };

/** Shows the age of the board when a newer one failed to load. It floats, so that no row moves. */
export function FreshnessNotice({ freshness, onRetry }: Props) {
  const text = noticeOf(freshness);
  return (
    <Place role="status">
      {text ? (
        <Notice>
          <span>{text}</span>
          <QuietButton type="button" onClick={onRetry}>
            {t('state.retry')}
          </QuietButton>
        </Notice>
      ) : null}
    </Place>
  );
}

function noticeOf(freshness: BoardState): string | undefined {
  switch (freshness.kind) {
    case 'behind':
      // The shell shows on every page that the connection is lost, and since when.
      return freshness.isOffline ? undefined : t('state.old', { time: hourMinute(freshness.since) });
    case 'loading':
    case 'inSync':
    case 'failed':
      return undefined;
  }
}

const Place = styled.div`
  position: sticky;
  z-index: 5;
  top: var(--space-2);
  display: flex;
  justify-content: center;
  height: 0;
  pointer-events: none;
`;

const Notice = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  height: fit-content;
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-3);
  border: 1px solid var(--error);
  border-radius: var(--radius-card);
  background: var(--error-soft);
  color: var(--error);
  font-weight: 600;
  box-shadow: var(--shadow);
  pointer-events: auto;
`;
