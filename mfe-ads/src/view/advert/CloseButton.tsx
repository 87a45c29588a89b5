import styled from 'styled-components';
import { t } from '../../texts';

/** Closes what covers content, at once. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button type="button" aria-label={t('close')} onClick={onClose}>
      ×
    </Button>
  );
}

const Button = styled.button`
  flex: none;
  width: 28px;
  height: 28px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-chip);
  background: transparent;
  color: var(--ink-2);
  font-size: 20px;
  line-height: 1;
  cursor: pointer;
  &:hover { background: var(--surface-3); color: var(--ink); }
  @media (max-width: 640px) { width: 44px; height: 44px; }
`;
