import type { MatchState } from 'shared-kernel/entities/matchState';
import { isOver, isScoreShown } from 'shared-kernel/rules/status';
import { isClosed, type MarketMove } from './marketMoves';

/** The prices of a market that matter most. */
export type KeyPrices = {
  readonly opening: MarketMove | undefined;
  /** The last ones before kick-off, once that was. */
  readonly beforeKickOff: MarketMove | undefined;
  /** The present ones, or the last ones that there were of a match that is over; none while the market is closed. */
  readonly now: MarketMove | undefined;
  /** The market is suspended, and `now` has its last prices. */
  readonly isSuspended: boolean;
};

/**
 * @param moves of one market, the oldest first
 * @param canMove whether they may still be bet on; the first half's are over before the match is
 */
export function keyPrices(
  moves: readonly MarketMove[],
  state: MatchState,
  canMove: boolean = !isOver(state),
): KeyPrices {
  const open = moves.filter((move) => !isClosed(move));
  const newest = moves.at(-1);
  const isLocked = canMove && newest?.isSuspended === true;
  const last = canMove && !isLocked ? newest : open.at(-1);
  return {
    opening: open[0],
    beforeKickOff: isScoreShown(state) ? open.findLast(({ isLive }) => !isLive) : undefined,
    now: last && !isClosed(last) ? last : undefined,
    isSuspended: isLocked,
  };
}
