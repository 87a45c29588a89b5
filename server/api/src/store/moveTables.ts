import { MARKET_GROUPS, type MarketGroup } from 'shared-kernel/entities/matchMarkets';

/** What moves: the markets of the match itself, or of a further group. */
export type MovingMarkets = 'match' | MarketGroup;

export const MOVING_MARKETS: readonly MovingMarkets[] = ['match', ...MARKET_GROUPS];

/** The tables of moves, all of one shape. */
export const MOVE_TABLES = {
  match: 'price_move',
  half: 'half_move',
  corners: 'corners_move',
} as const satisfies Record<MovingMarkets, string>;

export type MoveTable = (typeof MOVE_TABLES)[MovingMarkets];
