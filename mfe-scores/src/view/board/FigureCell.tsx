import { memo } from 'react';
import { CRAMPED, PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';

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
  @media ${PHONE} {
    &[data-column='halfTime'] {
      grid-area: halfTime;
      align-self: start;
      padding: 5px 4px 0 0;
      font-size: 0.75rem;
    }
    &[data-column='halfTime']:not(:empty)::before { content: 'HT '; }
  }
  @media ${CRAMPED} { display: none; }
`;
