import { dayMonth, hourMinute } from 'shared-kernel/rules/formats';
import { isClosed, type MarketMove, type MarketName } from '../../../domain/marketMoves';
import { t } from '../../../texts/pricesTexts';
import type { PrintedPrice } from './usePrintedPrice';

export function nameOf(market: MarketName): string {
  switch (market) {
    case 'handicap':
      return t('column.handicapLong');
    case 'overUnder':
      return t('column.overUnderLong');
    case 'win':
      return t('column.winLong');
  }
}

/** What its prices are for, in their order. */
export function sidesOf(market: MarketName): readonly string[] {
  switch (market) {
    case 'handicap':
      return [t('prices.home'), t('prices.away')];
    case 'overUnder':
      return [t('prices.over'), t('prices.under')];
    case 'win':
      return [t('prices.home'), t('prices.draw'), t('prices.away')];
  }
}

/** The line, and in a handicap who gives it; empty without one. */
export function lineText(market: MarketName, { home, away }: MarketMove['line']): string {
  if (home !== undefined && away !== undefined) return home === away ? home : `${home} – ${away}`;
  const line = home ?? away;
  if (line === undefined) return '';
  if (market !== 'handicap' || Number(line) === 0) return line;
  return t(home === undefined ? 'prices.awayGives' : 'prices.homeGives', { line });
}

/** Before the match days may lie between moves. */
export function timeText({ time, isLive }: Pick<MarketMove, 'time' | 'isLive'>): string {
  return isLive ? hourMinute(time) : `${dayMonth(time)} ${hourMinute(time)}`;
}

/** Says of a move without prices whether the market closed for good, as far as anybody reported. */
export function closedText({ isSuspended }: Pick<MarketMove, 'isSuspended'>): string {
  return t(isSuspended ? 'prices.suspended' : 'prices.closed');
}

/** All that a move says, in one line. */
export function sayMove(market: MarketName, move: MarketMove, print: PrintedPrice): string {
  const prices = isClosed(move)
    ? [closedText(move)]
    : sidesOf(market).map((name, index) => `${name} ${print(market, move.prices[index]) ?? '–'}`);
  return [timeText(move), lineText(market, move.line), ...prices].filter(Boolean).join(', ');
}

/** The line of a handicap is without the words for who gives it: there is no room. */
export function lineOfTurn(market: MarketName, move: MarketMove | undefined): string {
  if (!move) return '';
  return market === 'handicap' ? (move.line.home ?? move.line.away ?? '') : lineText(market, move.line);
}
