import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';
import { t } from '../../texts/texts';
import { useIsOnServer } from './html/onServer';

type Props = {
  /** Of the competition. */
  name: string;
  isPinned: boolean;
  onPress: () => void;
};

/** Pins a competition, so that it comes first on every board. */
export function PinButton({ name, isPinned, onPress }: Props) {
  const isOnServer = useIsOnServer();
  const label = t('group.pin', { name });
  return (
    <Button
      type="button"
      value="pin"
      inert={isOnServer}
      aria-pressed={isPinned}
      aria-label={label}
      title={isOnServer ? undefined : label}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M9 3h6l-1 7 4 4H6l4-4zM12 14v7" />
      </svg>
    </Button>
  );
}

const Button = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 100%;
  min-height: 31px;
  margin-left: auto;
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-3);
  cursor: pointer;
  fill: none;
  stroke: currentcolor;
  stroke-linejoin: round;
  stroke-width: 1.8;
  &:hover { color: var(--accent); }
  &:focus-visible { outline-offset: -2px; }
  &[aria-pressed='true'] { color: var(--accent); fill: currentcolor; }
  @media ${PHONE} { width: 44px; min-height: 43px; margin-right: calc(-1 * var(--space-3)); }
`;
