import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { OpenLigaMatch } from './openLigaMatch';
import type { KnownScore } from './results';

const MINUTE = 60;

/** A first half with its added time; a half-time result that comes earlier ends it. */
const FIRST_HALF_UNTIL = 50 * MINUTE;
const SECOND_HALF_FROM = 62 * MINUTE;

/** Longer than extra time and a shoot-out take. */
const OVER_AFTER = 210 * MINUTE;

type Timed = Pick<OpenLigaMatch, 'matchIsFinished' | 'matchDateTimeUTC'>;

/**
 * The status of a match. The site says only whether it is finished; what part of the match is on follows from the results that
 * stand and from the time since the planned kick-off. One that nobody has ended hours later is "to be determined".
 *
 * @param now unix seconds
 */
export function statusOf(match: Timed, score: KnownScore, now: number): MatchStatus {
  if (match.matchIsFinished) return MatchStatus.Ended;
  const since = now - match.matchDateTimeUTC;
  if (since < 0) return MatchStatus.NotStarted;
  if (since > OVER_AFTER) return MatchStatus.ToBeDetermined;
  if (score.shootout) return MatchStatus.PenaltyShootout;
  if (score.extraTime) return MatchStatus.ExtraTime;
  if (since >= SECOND_HALF_FROM) return MatchStatus.SecondHalf;
  return score.halfTime || since >= FIRST_HALF_UNTIL ? MatchStatus.HalfTime : MatchStatus.FirstHalf;
}

/** Whether a match may change from one minute to the next: from shortly before its kick-off until it is finished. */
export function isAround(match: Timed, now: number): boolean {
  const since = now - match.matchDateTimeUTC;
  return !match.matchIsFinished && since > -10 * MINUTE && since <= OVER_AFTER;
}
