import styled from 'styled-components';
import { useTexts } from '../../texts';

/** Closes what covers content, at once. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  return (
    <Button type="button" aria-label={t('close')} onClick={onClose}>
      ×
    </Button>
  );
}

const Button = styled.button`
  flex: none;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-chip);
  background: var(--surface-1);
  color: var(--ink);
  font-size: 20px;
  line-height: 1;
  cursor: pointer;
  @media (max-width: 640px) { width: 44px; height: 44px; }
`;
