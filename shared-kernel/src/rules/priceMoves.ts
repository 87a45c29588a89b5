import { MatchStatus } from '../entities/matchStatus';

const IS_OVER: ReadonlySet<MatchStatus> = new Set([
  MatchStatus.Abnormal,
  MatchStatus.Ended,
  MatchStatus.Abandoned,
  MatchStatus.Cancelled,
]);

/** Whether prices of a match can still move: what a feed sends of one that is over is no price that anybody could have. */
export function canPricesMove(status: MatchStatus): boolean {
  return !IS_OVER.has(status);
}
