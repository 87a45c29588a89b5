import type { Pair } from 'shared-kernel/rules/score';
import styled from 'styled-components';
import { narrowScoreText } from '../../domain/formats';

/** A small pair of numbers: half-time score, corners. Empty before there is one. */
export function FigureCell({ column, figure }: { column: 'halfTime' | 'corners'; figure: Pair | undefined }) {
  return (
    <Cell role="cell" data-column={column}>
      {figure ? narrowScoreText(figure) : ''}
    </Cell>
  );
}

const Cell = styled.span`
  color: var(--ink-2);
  @media (max-width: 640px) {
    &[data-column='halfTime'] {
      grid-area: halfTime;
      align-self: start;
      padding: 3px 4px 0 0;
      font-size: 11px;
    }
    &[data-column='halfTime']:not(:empty)::before { content: 'HT '; }
  }
`;
