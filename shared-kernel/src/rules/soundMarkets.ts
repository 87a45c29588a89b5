import { MINUS, won } from './odds';

/** A text of three markets is plain and short; anything else is none. */
const MAX_CHARACTERS = 200;

/** Whole, half and quarter lines, as one figure or as the two that it lies between: `0.5`, `-0.25`, `0-0.5`, `2.5/3`. */
const LINE = /^[+-]?\d{1,2}(?:\.\d{1,2})?(?:[-/]\d{1,2}(?:\.\d)?)?$/;

/**
 * A text of prices (M12) without the markets of which a price is none, such as 0 or words, or the line is none: what is
 * said of a market that a vendor spoiled would look like an offer. Empty without any sound market.
 */
export function soundMarkets(text: string): string {
  if (text.length > MAX_CHARACTERS) return '';
  const [handicap = '', overUnder = '', win = ''] = text.split(';');
  const sound = [
    isLineMarket(handicap) ? handicap : '',
    isLineMarket(overUnder) ? overUnder : '',
    isWinMarket(win) ? win : '',
  ];
  return sound.some(Boolean) ? sound.join(';') : '';
}

function isLineMarket(text: string): boolean {
  const [homeLine = '', home, awayLine = '', away, ...more] = text.split('!');
  const lines = [homeLine, awayLine].filter((line) => line.trim() !== '');
  const areLines = lines.length > 0 && lines.every((line) => LINE.test(line.trim().replace(MINUS, '-')));
  return more.length === 0 && areLines && isPrice(home) && isPrice(away);
}

/** 1x2 is decimal, and pays more than the stake. */
function isWinMarket(text: string): boolean {
  const prices = text.split('!');
  return prices.length === 3 && prices.every((price) => won(price) > 1);
}

function isPrice(text: string | undefined): boolean {
  return Number.isFinite(won(text));
}
