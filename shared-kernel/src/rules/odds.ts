/** One side of a market: its line and its price, with a true minus; `undefined` is shown as a dash. */
export type Quote = { line: string | undefined; price: string | undefined };

/** Handicap or over/under: home (over) and away (under) quotes. */
export type LineMarket = { home: Quote; away: Quote };

/** 1x2, in decimal prices. */
export type WinMarket = { home: string | undefined; draw: string | undefined; away: string | undefined };

/** The three markets; one whose text is malformed is `undefined`, the others still count (M12). */
export type Odds = { handicap: LineMarket | undefined; overUnder: LineMarket | undefined; win: WinMarket | undefined };

/**
 * Reads odds text: markets joined by `;`, parts joined by `!` (M12), such as
 * `0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40`.
 *
 * A dash between the digits of a line is written as a slash: `0-0.5` is `0/0.5`.
 */
export function parseOdds(text: string): Odds {
  const [handicap = '', overUnder = '', win = ''] = text.split(';');
  return { handicap: lineMarket(handicap), overUnder: lineMarket(overUnder), win: winMarket(win) };
}

function lineMarket(text: string): LineMarket | undefined {
  const parts = text.split('!');
  if (parts.length !== 4) return undefined;
  const [homeLine, homePrice, awayLine, awayPrice] = parts;
  return {
    home: { line: line(homeLine), price: price(homePrice) },
    away: { line: line(awayLine), price: price(awayPrice) },
  };
}

function winMarket(text: string): WinMarket | undefined {
  const parts = text.split('!');
  if (parts.length !== 3) return undefined;
  const [home, draw, away] = parts;
  return { home: part(home), draw: part(draw), away: part(away) };
}

function part(text: string | undefined): string | undefined {
  return text?.trim() || undefined;
}

/** The seven prices of odds by their names. */
export function pricesOf({ handicap, overUnder, win }: Odds) {
  return {
    handicapHome: handicap?.home.price,
    handicapAway: handicap?.away.price,
    over: overUnder?.home.price,
    under: overUnder?.away.price,
    winHome: win?.home,
    draw: win?.draw,
    winAway: win?.away,
  };
}

export type PriceName = keyof ReturnType<typeof pricesOf>;

export const MINUS = '−';

/** Malay and Indonesian prices may be negative (M22). */
function price(text: string | undefined): string | undefined {
  return part(text)?.replace(/^-(?=\d)/, MINUS);
}

/** A price as feeds write it, with either minus, as a number; NaN where it is none. */
export function priceIn(text: string): number {
  const plain = text.trim().replace(MINUS, '-');
  return /^[+-]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

function line(text: string | undefined): string | undefined {
  return part(text)?.replace(/(\d)-(?=\d)/g, '$1/');
}

export type PriceDirection = 'rose' | 'fell';

/**
 * How a price moved (M13), judged by the pay-out, whatever is printed: from 0.98 to -0.98 it rose, as Malay prices go on
 * below zero from 1 (M22). What was sent in needs no telling: above zero all forms grow with the pay-out, and a negative
 * price wins 1 for its amount in both forms that have them. A price that appears or vanishes has not moved.
 */
export function priceDirection(before: string | undefined, after: string | undefined): PriceDirection | undefined {
  const from = won(before);
  const to = won(after);
  // Neither holds of what is no number.
  return to > from ? 'rose' : to < from ? 'fell' : undefined;
}

/**
 * A figure that grows with the pay-out of a price, above 0, in whichever form it was sent. 0 is no price: NaN, as of any
 * text that is none.
 */
export function won(text: string | undefined): number {
  const price = priceIn(text ?? '');
  return price < 0 ? -1 / price : price || Number.NaN;
}
