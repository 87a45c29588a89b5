import styled from 'styled-components';
import { useTexts } from '../texts';

type Props = { text: string; onRetry: () => void };

/** Says in words that something could not be loaded, with the way out. */
export function LoadFailed({ text, onRetry }: Props) {
  const t = useTexts();
  return (
    <Box role="alert">
      <p>{text}</p>
      <Retry type="button" onClick={onRetry}>
        {t('retry')}
      </Retry>
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-6) var(--space-4);
  color: var(--ink-2);
  text-align: center;
  & > p { margin: 0; font-size: 16px; }
`;

const Retry = styled.button`
  min-height: 44px;
  padding: 0 var(--space-6);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  color: var(--ink);
  font-weight: 600;
  cursor: pointer;
  &:hover { background: var(--surface-2); }
`;
