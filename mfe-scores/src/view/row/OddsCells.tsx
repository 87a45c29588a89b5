import { memo } from 'react';
import { type LineMarket, parseOdds, type WinMarket } from 'shared-kernel/rules/odds';
import styled from 'styled-components';
import type { OddsMoves } from '../../domain/oddsMoves';
import { t } from '../../texts/texts';
import { STRIP_MEDIA, stripGrid } from '../board/columns';
import { Price } from './Price';

type Props = { odds: string; moves: OddsMoves | undefined };

/** The three markets of a match. The line stands at the side that gives it; a missing market is a dash. */
export const OddsCells = memo(function OddsCells({ odds, moves }: Props) {
  const { handicap, overUnder, win } = parseOdds(odds);
  return (
    <Markets>
      {lineCell('handicap', handicap, moves?.handicapHome, moves?.handicapAway)}
      {lineCell('overUnder', overUnder, moves?.over, moves?.under)}
      {winCell(win, moves)}
    </Markets>
  );
});

type Move = OddsMoves[keyof OddsMoves];

function lineCell(column: 'handicap' | 'overUnder', market: LineMarket | undefined, home: Move, away: Move) {
  if (!market) return missing(column);
  return (
    <Market role="cell" data-column={column}>
      <b>{market.home.line}</b>
      <Price price={market.home.price} move={home} />
      <b>{market.away.line}</b>
      <Price price={market.away.price} move={away} />
    </Market>
  );
}

function winCell(market: WinMarket | undefined, moves: OddsMoves | undefined) {
  if (!market) return missing('win');
  return (
    <Market role="cell" data-column="win">
      <Price price={market.home} move={moves?.winHome} />
      <Price price={market.draw} move={moves?.draw} />
      <Price price={market.away} move={moves?.winAway} />
    </Market>
  );
}

function missing(column: string) {
  return (
    <Market role="cell" data-column={column} data-missing aria-label={t('odds.none')}>
      –
    </Market>
  );
}

/** Nothing of its own on wide screens; the strip below the names on narrow ones, when it is asked for. */
const Markets = styled.div`
  ${stripGrid}
  ${STRIP_MEDIA} { border-top: 1px solid var(--line); }
`;

const Market = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 46px;
  align-content: center;
  align-self: stretch;
  border-left: 1px solid var(--line);
  color: var(--ink-2);
  font-size: 12px;
  line-height: 16px;
  text-align: right;
  white-space: nowrap;
  &[data-column='win'] { grid-template-columns: repeat(3, minmax(0, 1fr)); padding-right: 2px; }
  &[data-missing] { grid-template-columns: 1fr; color: var(--ink-3); text-align: center; }
  & > b { color: var(--accent); font-weight: 600; }
  ${STRIP_MEDIA} {
    grid-template-columns: 44px 44px;
    justify-content: center;
    height: 36px;
    &:first-child { border-left: 0; }
    &[data-column='win'] { grid-template-columns: repeat(3, minmax(0, 48px)); padding: 0; }
  }
`;
