import { memo } from 'react';
import { CRAMPED } from 'shared-kernel/design/media';
import styled, { css } from 'styled-components';
import { stacked } from '../parts/row/stacked';

type Props = { column: 'halfTime' | 'corners'; text: string };

/** A small pair of numbers: half-time score, corners. May be empty. */
export const FigureCell = memo(function FigureCell({ column, text }: Props) {
  return (
    <Cell role="cell" data-column={column} translate="no">
      {text}
    </Cell>
  );
});

const Cell = styled.span`
  display: var(--besides, block);
  color: var(--ink-2);
  ${stacked(css`
    &[data-column='halfTime'] {
      grid-area: halfTime;
      align-self: start;
      padding: 5px 4px 0 0;
      font-size: 0.75rem;
    }
    &[data-column='corners'] { grid-area: corners; align-self: end; padding: 0 4px 4px 0; font-size: 0.75rem; }
    &[data-column='halfTime']:not(:empty)::before { content: 'HT '; }
    &[data-column='corners']:not(:empty)::before { content: 'PG '; }
  `)}
  @media ${CRAMPED} { display: none; }
`;
