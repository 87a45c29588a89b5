import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { statusWith } from '../polled/stagedScore';
import type { FootballDataMatch } from './footballDataMatch';
import { stagedScore } from './stagedScore';

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

/** A match's status; `undefined` when the table lacks it. The caller reports that and shows "to be determined". */
export function statusOf(match: FootballDataMatch): MatchStatus | undefined {
  const { status, score } = match;
  if (isDayAlone(match)) return MatchStatus.ToBeDetermined;
  const isInPlay = IN_PLAY.has(status);
  if (!isInPlay && status !== 'PAUSED') {
    const known = Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined;
    return known && statusWith(stagedScore(match), known);
  }
  if (score.duration === 'PENALTY_SHOOTOUT') return MatchStatus.PenaltyShootout;
  if (score.duration === 'EXTRA_TIME') return MatchStatus.ExtraTime;
  if (!isInPlay) return MatchStatus.HalfTime;
  return score.halfTime ? MatchStatus.SecondHalf : MatchStatus.FirstHalf;
}

const DAY = 86_400;

/** Whether the vendor knows no more than the day: then a match is not `TIMED` yet, and stands at midnight UTC. */
export function isDayAlone({ status, utcDate }: Pick<FootballDataMatch, 'status' | 'utcDate'>): boolean {
  return status === 'SCHEDULED' && utcDate % DAY === 0;
}
