import type { Quote } from './pricedLines';

/** Lines are whole, half or quarter goals, and not larger than this. */
const LARGEST = 20;

/** A line such as `-0.25` or `+1`; `undefined` for what is none. */
export function lineOf(text: string): number | undefined {
  if (!/^[+-]?\d{1,2}(?:\.\d{1,2})?$/.test(text)) return undefined;
  const line = Number(text) + 0;
  return Math.abs(line) <= LARGEST && (line * 4) % 1 === 0 ? line : undefined;
}

/** A decimal price; `undefined` for what is none. */
export function priceOf(odd: string | number): number | undefined {
  const price = Number(odd);
  return price > 1 && price < 1001 ? price : undefined;
}

/** A quote, or none where its line or its price is none. */
export function quoteOf(line: string | undefined, odd: string | number, isMain: boolean): Quote[] {
  const [at, price] = [lineOf((line ?? '').trim()), priceOf(odd)];
  return at === undefined || price === undefined ? [] : [{ line: at, price, isMain }];
}
