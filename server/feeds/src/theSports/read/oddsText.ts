import type { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { type Prices, type Quote, quoteFor } from './prices';

/** Hong Kong prices: what a stake of one wins. */
const HIGHEST = 100;
const HIGHEST_LINE = 30;

/**
 * The vendor's markets as our text (M12): handicap, over/under, 1x2. A closed market is left out, and so is one whose
 * figures do not fit their places: a bookmaker's prices in another order would be wrong, and look right.
 *
 * @returns an empty text without prices
 */
export function oddsTextOf(prices: Prices, status: MatchStatus): string {
  const parts = [
    handicap(quoteFor(prices, 'asia', status)),
    overUnder(quoteFor(prices, 'bs', status)),
    win(quoteFor(prices, 'eu', status)),
  ];
  return parts.some(Boolean) ? parts.join(';') : '';
}

/** A positive line is given by the home side (0.75 goes with a home win at 1.72). */
function handicap(quote: Quote | undefined): string {
  if (!quote || quote.isClosed) return '';
  const [home, line, away] = quote.values;
  if (!isPrice(home) || !isPrice(away) || !isLine(line)) return '';
  const [ofHome, ofAway] = line >= 0 ? [lineText(line), ''] : ['', lineText(-line)];
  return [ofHome, home.toFixed(2), ofAway, away.toFixed(2)].join('!');
}

function overUnder(quote: Quote | undefined): string {
  if (!quote || quote.isClosed) return '';
  const [over, line, under] = quote.values;
  if (!isPrice(over) || !isPrice(under) || !isLine(line) || line <= 0) return '';
  return [lineText(line), over.toFixed(2), lineText(line), under.toFixed(2)].join('!');
}

function win(quote: Quote | undefined): string {
  if (!quote || quote.isClosed) return '';
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
