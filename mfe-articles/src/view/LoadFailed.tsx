import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { t } from '../texts';

type Props = { text: string; onRetry: () => void };

/** A message that something failed to load and is being retried, with a button to retry at once. */
export function LoadFailed({ text, onRetry }: Props) {
  return (
    <div role="alert">
      <NoData text={text}>
        <Hint>{t('failedHint')}</Hint>
        <Retry type="button" onClick={onRetry}>
          {t('retry')}
        </Retry>
      </NoData>
    </div>
  );
}

const Hint = styled.p`
  color: var(--ink-3);
  font-size: 0.8125rem;
`;

const Retry = styled.button`
  min-height: 44px;
  padding: 0 var(--space-6);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  font-weight: 600;
  cursor: pointer;
  &:hover { background: var(--surface-2); }
`;
