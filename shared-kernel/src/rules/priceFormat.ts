import type { PriceChoice, PriceFormat } from '../entities/priceFormat';
import { MINUS, priceIn } from './odds';

/** Beyond a thousandfold pay-out nothing is a price, but a slip of a feed. */
const MAX = 1000;

/** How the prices of handicap and over/under are printed (M22). */
export type PriceView = {
  /** What the server sends. */
  readonly sent: PriceFormat;
  readonly shown: PriceChoice;
};

/**
 * The pay-out for a stake of 1, which is the decimal price, of a price in one of the forms. `undefined` where that form
 * has no such price: Malay stays in [-1, 1] without 0, Indonesian outside of (-1, 1), Hong Kong above 0, decimal above 1.
 */
export function decimalOf(price: number, format: PriceFormat): number | undefined {
  const decimal = isPriceOf(price, format) ? payOut(price, format) : Number.NaN;
  return decimal <= MAX ? decimal : undefined;
}

function isPriceOf(price: number, format: PriceFormat): boolean {
  switch (format) {
    case 'malay':
      return price !== 0 && Math.abs(price) <= 1;
    case 'hong_kong':
      return price > 0;
    case 'indonesian':
      return Math.abs(price) >= 1;
    case 'decimal':
      return price > 1;
  }
}

/** The pay-out of a negative price is what a stake of its amount wins: 1. */
function payOut(price: number, format: PriceFormat): number {
  if (format === 'decimal') return price;
  return price > 0 ? 1 + price : 1 - 1 / price;
}

/** A decimal price in another form, not rounded; even money is 1 in all but decimal. */
export function fromDecimal(decimal: number, format: PriceFormat): number {
  const won = decimal - 1;
  switch (format) {
    case 'malay':
      return won <= 1 ? won : -1 / won;
    case 'hong_kong':
      return won;
    case 'indonesian':
      return won >= 1 ? won : -1 / won;
    case 'decimal':
      return decimal;
  }
}

/**
 * A price as the page prints it, rounded here alone and with a true minus: `0.95` of Hong Kong is `−1.05` in Indonesian
 * form. `undefined`, shown as a dash, where the text is no price of the form that the server sends, or too small or
 * too large to print.
 */
export function printedPrice(text: string | undefined, { sent, shown }: PriceView): string | undefined {
  if (text === undefined) return undefined;
  // Its own form needs no arithmetic: text that is no price stays as it was sent.
  if (shown === 'as_sent' || shown === sent) return text;
  const decimal = decimalOf(priceIn(text), sent);
  if (decimal === undefined) return undefined;
  const price = rounded(fromDecimal(decimal, shown));
  if (Math.abs(price) > MAX || decimalOf(price, shown) === undefined) return undefined;
  return (price < 0 ? MINUS : '') + Math.abs(price).toFixed(2);
}

/** To hundredths, halves away from zero. Twelve digits hold every price, without the noise of binary fractions. */
function rounded(price: number): number {
  const hundredths = Math.round(Number((Math.abs(price) * 100).toPrecision(12)));
  return (Math.sign(price) * hundredths) / 100;
}
