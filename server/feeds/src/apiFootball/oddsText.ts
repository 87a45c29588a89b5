/** A price of each side of a line, decimal. Of a handicap, `line` is what the home side gives, below 0 what it gets. */
export type PricedLine = { line: number; first: number; second: number };

/** Decimal prices; a market that is missing or suspended is `undefined`. */
export type Markets = {
  /** `first` is home. */
  handicap: PricedLine | undefined;
  /** `first` is over. */
  total: PricedLine | undefined;
  win: { home: number; draw: number; away: number } | undefined;
};

/**
 * Our text of prices (M12), such as `0-0.5!0.95!!0.91;2.5!0.88!2.5!0.98;2.10!3.30!3.40`: Hong Kong prices, which are the
 * decimal ones less the stake, for handicap and over/under, decimal for 1x2. Empty without any market.
 */
export function oddsText({ handicap, total, win }: Markets): string {
  if (!handicap && !total && !win) return '';
  return [
    handicap ? handicapText(handicap) : '',
    total ? totalText(total) : '',
    win ? [win.home, win.draw, win.away].map(decimal).join('!') : '',
  ].join(';');
}

/** The giving side has the line; a level one is at home. */
function handicapText({ line, first, second }: PricedLine): string {
  const [home, away] = line >= 0 ? [lineText(line), ''] : ['', lineText(-line)];
  return [home, hongKong(first), away, hongKong(second)].join('!');
}

function totalText({ line, first, second }: PricedLine): string {
  return [lineText(line), hongKong(first), lineText(line), hongKong(second)].join('!');
}

/** 0.25 is half the stake on each of `0-0.5`. */
function lineText(line: number): string {
  const isQuarter = (line * 2) % 1 !== 0;
  return isQuarter ? `${line - 0.25}-${line + 0.25}` : String(line);
}

const hongKong = (price: number) => (price - 1).toFixed(2);
const decimal = (price: number) => price.toFixed(2);
