import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';
import { t } from '../../texts';

type Props = {
  /** Name of the place, such as `Quảng cáo cuối màn hình`. */
  of: string;
  onClose: () => void;
};

/** Closes what covers content, at once. */
export function CloseButton({ of, onClose }: Props) {
  const place = of.charAt(0).toLowerCase() + of.slice(1);
  return (
    <Button type="button" aria-label={t('close', { place })} onClick={onClose}>
      ×
    </Button>
  );
}

const Button = styled.button`
  flex: none;
  width: 28px;
  height: 28px;
  padding: 0;
  /* Forced colours show it. */
  border: 1px solid transparent;
  border-radius: var(--radius-chip);
  background: transparent;
  color: var(--ink-2);
  font-size: 1.25rem;
  line-height: 1;
  cursor: pointer;
  &:hover { background: var(--surface-3); color: var(--ink); }
  @media ${PHONE}, (pointer: coarse) { width: 44px; height: 44px; }
`;
