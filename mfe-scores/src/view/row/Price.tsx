import type { PriceMove } from 'shared-kernel/rules/odds';
import styled from 'styled-components';
import { t } from '../../texts/texts';
import { visuallyHidden } from '../visuallyHidden';

/** A price, with an arrow while it is seen to have moved; the arrow has its own place, so that nothing shifts. */
export function Price({ price, move }: { price: string | undefined; move: PriceMove | undefined }) {
  return (
    <Figure data-move={move}>
      {price ?? '–'}
      {move ? <Heard> {t(`odds.${move}`)}</Heard> : null}
    </Figure>
  );
}

const Heard = styled.span`
  ${visuallyHidden}
`;

const Figure = styled.span`
  position: relative;
  padding-right: 11px;
  color: var(--ink);
  &[data-move='rose'] { color: var(--up); }
  &[data-move='fell'] { color: var(--down); }
  /* Drawn, not written: not every font has the signs. */
  &[data-move]::after {
    position: absolute;
    right: 1px;
    top: calc(50% - 3px);
    border: solid transparent;
    border-width: 0 4px 6px;
    border-bottom-color: currentcolor;
    content: '';
  }
  &[data-move='fell']::after { transform: rotate(180deg); }
`;
