import { CRAMPED, PHONE } from 'shared-kernel/design/media';
import { type BoardGroup, foldSize, isFolded } from 'shared-kernel/rules/board/boardGroup';
import styled from 'styled-components';
import { t } from '../../texts/texts';
import { useIsOnServer } from '../parts/html/onServer';

type Props = { group: BoardGroup; onPress: () => void; tabIndex?: number };

/** Unfolds the matches of a group that are not on yet, and folds them away again. It costs the board no line. */
export function RestButton({ group, onPress, tabIndex }: Props) {
  const isOnServer = useIsOnServer();
  if (!('fold' in group) || !group.fold) return null;
  const isClosed = isFolded(group);
  return (
    <Button
      type="button"
      value="rest"
      tabIndex={tabIndex}
      inert={isOnServer}
      aria-expanded={!isClosed}
      onClick={onPress}
    >
      {isClosed ? t('group.more', { count: foldSize(group.fold) }) : t('group.less')}
    </Button>
  );
}

/** On a phone the target reaches beyond the line, to the height of a finger. The chevron points down while open. */
const Button = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  height: 100%;
  margin-left: auto;
  padding: 0 4px;
  border: 0;
  background: none;
  color: var(--ink);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:focus-visible { outline-offset: -2px; }
  &::after {
    width: 6px;
    height: 6px;
    margin-right: 3px;
    border: solid var(--accent);
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
    content: '';
  }
  &[aria-expanded='true']::after { margin-top: -3px; transform: rotate(45deg); }
  @media ${PHONE} {
    &::before { position: absolute; inset: -6px -12px; content: ''; }
  }
  @media ${CRAMPED} { font-size: max(12px, 4vw); }
`;
