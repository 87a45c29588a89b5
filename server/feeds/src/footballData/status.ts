import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FootballDataMatch } from './footballDataMatch';

/** The vendor's statuses. The score splits `IN_PLAY` further. */
const STATUSES: Readonly<Record<string, MatchStatus>> = {
  SCHEDULED: MatchStatus.NotStarted,
  TIMED: MatchStatus.NotStarted,
  PAUSED: MatchStatus.HalfTime,
  EXTRA_TIME: MatchStatus.ExtraTime,
  PENALTY_SHOOTOUT: MatchStatus.PenaltyShootout,
  FINISHED: MatchStatus.Ended,
  AWARDED: MatchStatus.Ended,
  POSTPONED: MatchStatus.Delayed,
  SUSPENDED: MatchStatus.Interrupted,
  CANCELLED: MatchStatus.Cancelled,
  CANCELED: MatchStatus.Cancelled,
};

const IN_PLAY: ReadonlySet<string> = new Set(['IN_PLAY', 'LIVE']);

type Stated = Pick<FootballDataMatch, 'status' | 'score'>;

/** A match's status; `undefined` when the table lacks it. The caller reports that and shows "to be determined". */
export function statusOf({ status, score }: Stated): MatchStatus | undefined {
  const isInPlay = IN_PLAY.has(status);
  if (!isInPlay && status !== 'PAUSED') return Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined;
  if (score.duration === 'PENALTY_SHOOTOUT') return MatchStatus.PenaltyShootout;
  if (score.duration === 'EXTRA_TIME') return MatchStatus.ExtraTime;
  if (!isInPlay) return MatchStatus.HalfTime;
  return score.halfTime ? MatchStatus.SecondHalf : MatchStatus.FirstHalf;
}
