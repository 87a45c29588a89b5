import type { Match } from 'shared-kernel/entities/match';
import type { PriceMove } from 'shared-kernel/entities/priceMove';
import {
  type LineMarket,
  type PriceDirection,
  parseOdds,
  priceDirection,
  type WinMarket,
} from 'shared-kernel/rules/odds';
import { isOver, isScoreShown } from 'shared-kernel/rules/status';

export const MARKETS = ['handicap', 'overUnder', 'win'] as const;

export type MarketName = (typeof MARKETS)[number];

/** What a market showed from `time` on, in unix seconds. */
export type MarketMove = {
  readonly time: number;
  readonly isLive: boolean;
  /** At the side that gives it; neither of 1x2. */
  readonly line: { readonly home: string | undefined; readonly away: string | undefined };
  /** As they were sent: home (over) and away (under), of 1x2 home, draw, away. None while the market is closed. */
  readonly prices: readonly (string | undefined)[];
  /** It is closed for a while: its feed says so. */
  readonly isSuspended: boolean;
};

type MarketPrices = Pick<MarketMove, 'line' | 'prices' | 'isSuspended'>;

const NO_LINE: MarketMove['line'] = { home: undefined, away: undefined };
const CLOSED: MarketPrices = { line: NO_LINE, prices: [], isSuspended: false };
const SUSPENDED: MarketPrices = { ...CLOSED, isSuspended: true };

/** The moves of one market, the oldest first. */
export type MovesOfMarket = { readonly market: MarketName; readonly moves: readonly MarketMove[] };

/**
 * The moves of each market, in order of time: those that changed nothing in it are left out, and nothing comes before its
 * opening. A market that never opened has none.
 */
export function movesByMarket(moves: readonly PriceMove[]): MovesOfMarket[] {
  // Reading a text is most of the work, and each has all three markets.
  const read = moves.map((move) => ({
    ...move,
    markets: parseOdds(move.odds),
    suspended: move.suspended_odds ? parseOdds(move.suspended_odds) : undefined,
  }));
  return MARKETS.map((market) => {
    const found: MarketMove[] = [];
    for (const { time, is_live, markets, suspended } of read) {
      const present = pricesIn(markets[market], suspended?.[market] ? SUSPENDED : CLOSED);
      const before = found.at(-1);
      const isNews = before ? !areEqual(present, before) : !isClosed(present);
      if (isNews) found.push({ time, isLive: is_live, ...present });
    }
    return { market, moves: found };
  });
}

/** @param closed what it means that the market has no prices */
function pricesIn(found: LineMarket | WinMarket | undefined, closed: MarketPrices): MarketPrices {
  if (!found) return closed;
  const present = 'draw' in found ? ofWin(found) : ofLine(found);
  return present.prices.every((price) => price === undefined) ? closed : present;
}

function ofWin({ home, draw, away }: WinMarket): MarketPrices {
  return { line: NO_LINE, prices: [home, draw, away], isSuspended: false };
}

function ofLine({ home, away }: LineMarket): MarketPrices {
  return { line: { home: home.line, away: away.line }, prices: [home.price, away.price], isSuspended: false };
}

function areEqual(one: MarketPrices, other: MarketPrices): boolean {
  const { prices } = other;
  return (
    isSameLine(one, other) &&
    one.isSuspended === other.isSuspended &&
    one.prices.length === prices.length &&
    one.prices.every((price, index) => price === prices[index])
  );
}

export function isSameLine(
  { line: one }: Pick<MarketPrices, 'line'>,
  { line: other }: Pick<MarketPrices, 'line'>,
): boolean {
  return one.home === other.home && one.away === other.away;
}

export function isClosed({ prices }: Pick<MarketMove, 'prices'>): boolean {
  return prices.length === 0;
}

/** How a price moved (M13). On another line it is the price of another bet, which neither rose nor fell. */
export function directionOf(
  before: MarketMove | undefined,
  after: MarketMove,
  index: number,
): PriceDirection | undefined {
  if (!before || !isSameLine(before, after)) return undefined;
  return priceDirection(before.prices[index], after.prices[index]);
}

/**
 * The moves with the prices that the match has now, if they are new. As in the store, the last of a minute takes the place
 * of the one before it, but never that of the opening.
 *
 * @param now unix seconds
 */
export function withPresent(
  moves: readonly PriceMove[],
  { odds, suspended_odds = '', state }: Pick<Match, 'odds' | 'suspended_odds' | 'state'>,
  now: number,
): readonly PriceMove[] {
  const last = moves.at(-1);
  const isSame = odds === (last?.odds ?? '') && suspended_odds === (last?.suspended_odds ?? '');
  if (isOver(state) || isSame) return moves;
  const time = Math.max(Math.floor(now), last?.time ?? 0);
  const move: PriceMove = { time, is_live: isScoreShown(state), odds };
  if (suspended_odds) move.suspended_odds = suspended_odds;
  const isSameMinute = last && minuteOf(last) === minuteOf(move) && last.is_live === move.is_live;
  return [...(isSameMinute && moves.length > 1 ? moves.slice(0, -1) : moves), move];
}

const minuteOf = ({ time }: PriceMove) => Math.floor(time / 60);

/** In order of time, none of which is still to come. @param now unix seconds */
export function inOrder(moves: readonly PriceMove[], now: number): readonly PriceMove[] {
  return moves.filter(({ time }) => time <= now + CLOCKS_DIFFER_BY).sort((one, other) => one.time - other.time);
}

/** Clocks of servers and devices may differ by this, in seconds. */
const CLOCKS_DIFFER_BY = 120;
