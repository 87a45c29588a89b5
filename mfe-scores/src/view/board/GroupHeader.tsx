import { ABOVE_PHONE, CRAMPED, PHONE } from 'shared-kernel/design/media';
import { oneLine } from 'shared-kernel/design/oneLine';
import { type BoardGroup, sizeOf } from 'shared-kernel/rules/board/boardGroup';
import { pageAddress } from 'shared-kernel/rules/pageAddress';
import styled from 'styled-components';
import { keyOf } from '../../domain/blocks';
import { t } from '../../texts/texts';
import { useIsOnServer } from '../parts/html/onServer';
import { PinButton } from '../parts/PinButton';
import { TABLE_ID } from '../parts/partIds';
import { useBoardContent } from './boardContext';
import { RestButton } from './RestButton';

type Props = {
  group: BoardGroup;
  name: string;
  isCollapsed: boolean;
  onToggle: (group: BoardGroup) => void;
  /** Number of the line in the table, from 1. */
  line: number;
  /** Number of columns of the table. */
  columns: number;
};

/** The line above a group with its name and size; a league's can be folded, and leads to its table. */
export function GroupHeader({ group, name, isCollapsed, onToggle, line, columns }: Props) {
  const { onFold, base, pinned, onPin } = useBoardContent();
  const isOnServer = useIsOnServer();
  return (
    <Line role="row" aria-rowindex={line} data-kind={group.kind} data-group={keyOf(group)}>
      <Cell role="cell" aria-colspan={columns}>
        {group.kind === 'league' ? (
          <Fold
            type="button"
            inert={isOnServer}
            aria-expanded={!isCollapsed}
            aria-label={t(isCollapsed ? 'group.expand' : 'group.collapse', { name })}
            onClick={() => onToggle(group)}
          />
        ) : null}
        <Name role="heading" aria-level={2}>
          {group.kind === 'league' ? (
            <a href={`${base + pageAddress('competition', group.competitionId)}#${TABLE_ID}`}>{name}</a>
          ) : (
            name
          )}
        </Name>
        <Size>{t('group.count', { count: sizeOf(group) })}</Size>
        {group.kind === 'league' ? (
          <PinButton
            name={name}
            isPinned={pinned.includes(group.competitionId)}
            onPress={() => onPin(group.competitionId)}
          />
        ) : null}
        <RestButton group={group} onPress={onFold} />
      </Cell>
    </Line>
  );
}

type StuckProps = Omit<Props, 'line' | 'columns'> & { onFold: () => void };

/**
 * A copy of the line that stays at the top edge while its group scrolls by. It folds the group for pointers only;
 * screen readers and keyboards use the real one.
 */
export function StuckGroupHeader({ group, name, isCollapsed, onToggle, onFold }: StuckProps) {
  return (
    <Line aria-hidden="true" data-kind={group.kind}>
      <Cell>
        {group.kind === 'league' ? (
          <Fold type="button" tabIndex={-1} aria-expanded={!isCollapsed} onClick={() => onToggle(group)} />
        ) : null}
        <Name>{name}</Name>
        <Size>{t('group.count', { count: sizeOf(group) })}</Size>
        <RestButton group={group} onPress={onFold} tabIndex={-1} />
      </Cell>
    </Line>
  );
}

const Line = styled.div`
  position: relative;
  height: 2rem;
  /* Seen between two lines of this kind. */
  border-bottom: 1px solid var(--surface-1);
  background: var(--surface-3);
  color: var(--ink);
  &::before {
    position: absolute;
    inset: 0 auto 0 0;
    width: 3px;
    background: var(--line-strong);
    content: '';
  }
  &[data-kind='live']::before { background: var(--live); }
  &[data-kind='hot']::before { background: var(--favourite-mark); }
  &[data-kind='upcoming']::before { background: var(--accent); }
  @media ${PHONE} {
    &[data-kind='league'] { height: 2.75rem; }
  }
`;

const Cell = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  height: 100%;
  padding: 0 var(--space-3);
`;

const Name = styled.span`
  ${oneLine}
  font-weight: 700;
  /* Above the button that folds; a finger folds. */
  & > a { position: relative; color: inherit; text-decoration: none; pointer-events: none; }
  @media (hover: hover) and ${ABOVE_PHONE} {
    & > a { pointer-events: auto; }
  }
  & > a:hover { text-decoration: underline; }
`;

const Size = styled.span`
  flex: none;
  color: var(--ink-2);
  font-size: 0.75rem;
  @media ${CRAMPED} { display: none; }
`;

/** The whole line is the button's target; the chevron points down while the group is open. */
const Fold = styled.button`
  flex: none;
  width: 16px;
  height: 16px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    position: absolute;
    inset: 0;
    content: '';
  }
  &::after {
    display: block;
    width: 7px;
    height: 7px;
    margin: 2px auto 0;
    border: solid var(--ink-2);
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    content: '';
  }
  &[aria-expanded='false']::after { margin-top: 5px; transform: rotate(-45deg); }
`;
