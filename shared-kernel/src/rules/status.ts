import { MatchStatus } from '../entities/matchStatus';

/** The phase of a status on the board (M1). `hidden` matches are in no group. */
export type MatchPhase = 'live' | 'ended' | 'notStarted' | 'other' | 'hidden';

const PHASE: Readonly<Record<MatchStatus, MatchPhase>> = {
  [MatchStatus.Abnormal]: 'hidden',
  [MatchStatus.NotStarted]: 'notStarted',
  [MatchStatus.FirstHalf]: 'live',
  [MatchStatus.HalfTime]: 'live',
  [MatchStatus.SecondHalf]: 'live',
  [MatchStatus.ExtraTime]: 'live',
  [MatchStatus.ExtraTimeOld]: 'live',
  [MatchStatus.PenaltyShootout]: 'live',
  [MatchStatus.Ended]: 'ended',
  [MatchStatus.Delayed]: 'other',
  [MatchStatus.Interrupted]: 'other',
  [MatchStatus.Abandoned]: 'other',
  [MatchStatus.Cancelled]: 'other',
  [MatchStatus.ToBeDetermined]: 'other',
};

export function phaseOf(status: MatchStatus): MatchPhase {
  return PHASE[status];
}

const SCORE_SHOWN: ReadonlySet<MatchStatus> = new Set([
  MatchStatus.FirstHalf,
  MatchStatus.HalfTime,
  MatchStatus.SecondHalf,
  MatchStatus.ExtraTime,
  MatchStatus.ExtraTimeOld,
  MatchStatus.PenaltyShootout,
  MatchStatus.Ended,
  MatchStatus.Interrupted,
  MatchStatus.Abandoned,
]);

/** Whether a match has a score, and so a detail to open (M1, M17). */
export function isScoreShown(status: MatchStatus): boolean {
  return SCORE_SHOWN.has(status);
}

/** After this long past kick-off a delayed match counts as postponed (M1). */
const POSTPONED_AFTER_SECONDS = 3 * 3600;

export type OtherReason = 'delayed' | 'postponed' | 'interrupted' | 'abandoned' | 'cancelled' | 'toBeDetermined';

type Timed = { status_id: MatchStatus; match_time: number };

/**
 * Why a match is in none of the ordinary phases (M1), or `undefined` when it is in one.
 *
 * @param now server time in unix seconds: after three hours a delay becomes a postponement
 */
export function otherReason(match: Timed, now: number): OtherReason | undefined {
  switch (match.status_id) {
    case MatchStatus.Delayed:
      return now - match.match_time < POSTPONED_AFTER_SECONDS ? 'delayed' : 'postponed';
    case MatchStatus.Interrupted:
      return 'interrupted';
    case MatchStatus.Abandoned:
      return 'abandoned';
    case MatchStatus.Cancelled:
      return 'cancelled';
    case MatchStatus.ToBeDetermined:
      return 'toBeDetermined';
    default:
      return undefined;
  }
}
