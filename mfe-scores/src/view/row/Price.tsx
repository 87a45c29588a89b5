import type { PriceMove } from 'shared-kernel/rules/odds';
import styled from 'styled-components';

/** A price, with an arrow while it is seen to have moved; the arrow has its own place, so that nothing shifts. */
export function Price({ price, move }: { price: string | undefined; move: PriceMove | undefined }) {
  return <Figure data-move={move}>{price ?? '–'}</Figure>;
}

const Figure = styled.span`
  position: relative;
  padding-right: 11px;
  color: var(--ink);
  &::after {
    position: absolute;
    right: 1px;
    font-size: 8px;
  }
  &[data-move='rose'] { color: var(--up); }
  &[data-move='fell'] { color: var(--down); }
  &[data-move='rose']::after { content: '▲'; }
  &[data-move='fell']::after { content: '▼'; }
`;
