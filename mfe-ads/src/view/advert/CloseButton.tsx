import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';
import { t } from '../../texts';
import { useAds } from '../ads';

type Props = {
  /** Name of the place, such as `Quảng cáo cuối màn hình`. */
  of: string;
  onClose: () => void;
};

/** Closes what covers content, at once: in server-rendered HTML as a box to tick, which needs no script. */
export function CloseButton({ of, onClose }: Props) {
  const { isOnServer } = useAds();
  const place = of.charAt(0).toLowerCase() + of.slice(1);
  const name = t('close', { place });
  if (isOnServer)
    return (
      <Button as="label">
        <input type="checkbox" aria-label={name} autoComplete="off" />×
      </Button>
    );
  return (
    <Button type="button" aria-label={name} onClick={onClose}>
      ×
    </Button>
  );
}

const Button = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
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
  & > input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  &:has(:focus-visible) { outline: 2px solid var(--focus); }
  @media ${PHONE}, (pointer: coarse) { width: 44px; height: 44px; }
`;
