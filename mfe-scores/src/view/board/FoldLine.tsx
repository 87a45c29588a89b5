import styled from 'styled-components';
import { type BoardGroup, isFolded } from '../../domain/boardGroup';
import { t } from '../../texts/texts';
import { useBoard } from './boardContext';
import { PHONE_MEDIA } from './columns';

type Props = {
  group: BoardGroup;
  /** Number of the line in the table, from 1. */
  line: number;
  /** Number of columns of the table. */
  columns: number;
};

/** The line below a group that unfolds the rest of it, and folds it again. */
export function FoldLine({ group, line, columns }: Props) {
  const { onFold } = useBoard();
  const isClosed = isFolded(group);
  return (
    <Line role="row" aria-rowindex={line}>
      <Cell role="cell" aria-colspan={columns}>
        <Button type="button" aria-expanded={!isClosed} onClick={onFold}>
          {isClosed ? t('group.more', { count: group.fold.ids.length }) : t('group.less')}
        </Button>
      </Cell>
    </Line>
  );
}

const Line = styled.div`
  height: 36px;
  border-bottom: 1px solid var(--line);
  background: var(--surface-1);
  ${PHONE_MEDIA} { height: 44px; }
`;

const Cell = styled.div`
  height: 100%;
`;

const Button = styled.button`
  width: 100%;
  height: 100%;
  padding: 0 var(--space-3);
  border: 0;
  background: none;
  color: var(--accent);
  font-weight: 600;
  cursor: pointer;
  &:hover { background: var(--surface-2); }
  &:focus-visible { outline-offset: -2px; }
`;
