import { matchState } from 'shared-kernel/entities/matchState';
import type { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { isBettingOpen } from 'shared-kernel/rules/isBettingOpen';
import { type Market, type Prices, type Quote, quoteFor } from './prices';

/** Hong Kong prices: what a stake of one wins. */
const HIGHEST = 100;
const HIGHEST_LINE = 30;

/**
 * The vendor's markets as our text (M12): handicap, over/under, 1x2. One whose figures do not fit their places is left out:
 * a bookmaker's prices in another order would be wrong, and look right.
 *
 * @param areClosed the markets that are closed, with their last prices, in place of those that are open
 * @returns an empty text without prices
 */
export function oddsTextOf(prices: Prices, status: MatchStatus, areClosed = false): string {
  const quotes = quotesFor(prices, status, areClosed);
  return joined([handicap(quotes('asia')), overUnder(quotes('bs')), win(quotes('eu'))]);
}

/** Those of corners, of which the vendor has over/under alone. */
export function cornersTextOf(prices: Prices, status: MatchStatus, areClosed = false): string {
  return joined(['', overUnder(quotesFor(prices, status, areClosed)('cr')), '']);
}

/** A closed market of a match that is over is no suspended one. */
function quotesFor(prices: Prices, status: MatchStatus, areClosed: boolean) {
  const isNone = areClosed && !isBettingOpen(matchState(status));
  return (market: Market): Quote | undefined => {
    const quote = isNone ? undefined : quoteFor(prices, market, status);
    return quote?.isClosed === areClosed ? quote : undefined;
  };
}

function joined(parts: readonly string[]): string {
  return parts.some(Boolean) ? parts.join(';') : '';
}

/** A positive line is given by the home side (0.75 goes with a home win at 1.72). */
function handicap(quote: Quote | undefined): string {
  if (!quote) return '';
  const [home, line, away] = quote.values;
  if (!isPrice(home) || !isPrice(away) || !isLine(line)) return '';
  const [ofHome, ofAway] = line >= 0 ? [lineText(line), ''] : ['', lineText(-line)];
  return [ofHome, home.toFixed(2), ofAway, away.toFixed(2)].join('!');
}

function overUnder(quote: Quote | undefined): string {
  if (!quote) return '';
  const [over, line, under] = quote.values;
  if (!isPrice(over) || !isPrice(under) || !isLine(line) || line <= 0) return '';
  return [lineText(line), over.toFixed(2), lineText(line), under.toFixed(2)].join('!');
}

function win(quote: Quote | undefined): string {
  if (!quote) return '';
  const isSound = quote.values.every((price) => price > 1 && price <= 1001);
  return isSound ? quote.values.map((price) => price.toFixed(2)).join('!') : '';
}

function isPrice(value: number): boolean {
  return value > 0 && value <= HIGHEST;
}

/** Whole, half and quarter goals. */
function isLine(value: number): boolean {
  return Number.isInteger(value * 4) && Math.abs(value) <= HIGHEST_LINE;
}

/** 0.25 is `0-0.5`: half the stake on each. */
function lineText(line: number): string {
  const isQuarter = (line * 2) % 1 !== 0;
  return isQuarter ? `${line - 0.25}-${line + 0.25}` : String(line);
}
