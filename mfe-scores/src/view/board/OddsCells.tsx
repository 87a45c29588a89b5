import { memo, type ReactNode } from 'react';
import { CRAMPED } from 'shared-kernel/design/media';
import type { LineMarket, PriceDirection, WinMarket } from 'shared-kernel/rules/odds';
import styled from 'styled-components';
import type { OddsMoves } from '../../domain/oddsMoves';
import { t } from '../../texts/texts';
import { useOdds } from '../parts/odds/useOdds';
import { Lock } from '../parts/row/Lock';
import { STRIP, stripGrid } from './columns';

export type OddsCellsProps = { odds: string; suspended?: string | undefined; moves?: OddsMoves | undefined };

/**
 * The three markets of a match. The line is at the side that gives it; a missing market is a dash, and a suspended one has a
 * lock and its last prices, which do not move.
 */
export const OddsCells = memo(function OddsCells({ odds, suspended, moves }: OddsCellsProps) {
  const { handicap, overUnder, win, suspended: locked } = useOdds(odds, suspended);
  return (
    <Markets translate="no">
      {lineCell('handicap', handicap, locked.handicap, moves?.handicapHome, moves?.handicapAway)}
      {lineCell('overUnder', overUnder, locked.overUnder, moves?.over, moves?.under)}
      {winCell(win, locked.win, locked.win ? undefined : moves)}
    </Markets>
  );
});

function lineCell(
  column: 'handicap' | 'overUnder',
  market: LineMarket | undefined,
  isLocked: boolean,
  home?: PriceDirection,
  away?: PriceDirection,
) {
  if (!market) return missing(column);
  return cell(
    column,
    <>
      <b>{market.home.line}</b>
      {figure(market.home.price, isLocked ? undefined : home)}
      <b>{market.away.line}</b>
      {figure(market.away.price, isLocked ? undefined : away)}
    </>,
    isLocked,
  );
}

function winCell(market: WinMarket | undefined, isLocked: boolean, moves: OddsMoves | undefined) {
  if (!market) return missing('win');
  return cell(
    'win',
    <>
      {figure(market.home, moves?.winHome)}
      {figure(market.draw, moves?.draw)}
      {figure(market.away, moves?.winAway)}
    </>,
    isLocked,
  );
}

type Column = 'handicap' | 'overUnder' | 'win';

function missing(column: Column) {
  return cell(column, '–', false, t('odds.none'));
}

/** @param absence label of a missing market */
function cell(column: Column, content: ReactNode, isLocked: boolean, absence?: string) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows are grids, which render faster than table elements.
    <span
      role="cell"
      data-column={column}
      data-locked={isLocked || undefined}
      data-missing={absence && ''}
      aria-label={absence}
    >
      {content}
      {isLocked ? <Lock /> : null}
    </span>
  );
}

/** A price; a plain element, because a row has seven and all of them may change in every push. */
function figure(price: string | undefined, direction: PriceDirection | undefined) {
  return <span data-move={price && direction}>{price ?? '–'}</span>;
}

/**
 * The strip below the names on narrow screens, without a box of its own on wide ones. It styles its cells and their
 * figures, which are plain elements: a push may change all of them in every visible row.
 */
const Markets = styled.div`
  ${stripGrid}
  & > span {
    display: grid;
    /* Room for a price of two digits before the point, clear of its line and of the border. */
    grid-template-columns: minmax(0, 1fr) 3.125rem;
    align-content: center;
    align-self: stretch;
    border-left: 1px solid var(--line);
    color: var(--ink-2);
    font-size: 0.75rem;
    line-height: 1rem;
    text-align: right;
    white-space: nowrap;
  }
  & > [data-column='win'] { grid-template-columns: repeat(3, minmax(0, 1fr)); padding-right: 2px; }
  & > [data-missing] { grid-template-columns: 1fr; color: var(--ink-3); text-align: center; }
  & b { color: var(--accent); font-weight: 600; }
  & > span > span { padding-right: 11px; background: no-repeat right 1px center / 8px 6px; color: var(--ink); }
  & > [data-locked] { position: relative; }
  & > [data-locked] > :is(b, span) { color: var(--ink-3); }
  /* In the place of the arrows, which a suspended market has none of. */
  & > [data-locked] > svg { position: absolute; top: calc(50% - 5px); right: 0; color: var(--ink-2); }
  /* data-over on the line ends all its arrows, so that no price renders and nothing is laid out again. The arrow
     is a gradient wedge, because some fonts lack the character, in a space of its own, so that nothing shifts. An
     element per price would be one more box to lay out and paint. */
  :not([data-over]) > & > span > [data-move='rose'] {
    background-image: conic-gradient(from 146deg at 50% 0, currentcolor 68deg, transparent 0);
    color: var(--up);
  }
  :not([data-over]) > & > span > [data-move='fell'] {
    background-image: conic-gradient(from -34deg at 50% 100%, currentcolor 68deg, transparent 0);
    color: var(--down);
  }
  @media ${STRIP} {
    border-top: 1px solid var(--line);
    & > span { grid-template-columns: 2.625rem 3.125rem; justify-content: center; height: 2.25rem; }
    & > span:first-child { border-left: 0; }
    & > [data-column='win'] { grid-template-columns: repeat(3, minmax(0, 3.25rem)); padding: 0; }
    & > [data-missing] { grid-template-columns: 1fr; }
  }
  @media (max-width: 22.4375em) {
    & > span { grid-template-columns: 2.5rem 2.875rem; }
    & > span > span { padding-right: 9px; }
  }
  /* As large as two markets side by side can be; 1x2 is below them. */
  @media ${CRAMPED} {
    & > span { grid-template-columns: 3.3em 3.9em; font-size: min(0.75rem, 6.4vw); line-height: 1.3; }
    & > [data-column='win'] {
      grid-column: 1 / -1;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      height: 1.5rem;
      border-width: 1px 0 0;
      border-top: 1px solid var(--line);
    }
  }
`;
