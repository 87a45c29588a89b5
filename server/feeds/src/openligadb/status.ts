import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { type StagedScore, statusWith } from '../polled/stagedScore';
import type { OpenLigaMatch } from './openLigaMatch';
import { scoreOf } from './results';

const MINUTE = 60;

/** A first half with its added time; an earlier half-time result ends it. */
const FIRST_HALF_UNTIL = 50 * MINUTE;
const SECOND_HALF_FROM = 62 * MINUTE;

/** Longer than extra time and a shoot-out take. */
const OVER_AFTER = 210 * MINUTE;

type Timed = Pick<OpenLigaMatch, 'matchIsFinished' | 'matchDateTimeUTC'>;

/**
 * The status of a match. The site only says whether it is finished; the period follows from the results so far and the
 * time since the planned kick-off. A finished match without a score, and one without an end hours later, is "to be determined".
 *
 * @param now unix seconds
 */
export function statusOf(match: Timed, score: StagedScore, now: number): MatchStatus {
  if (match.matchIsFinished) return statusWith(score, MatchStatus.Ended);
  const since = now - match.matchDateTimeUTC;
  if (since < 0) return MatchStatus.NotStarted;
  if (since > OVER_AFTER) return MatchStatus.ToBeDetermined;
  if (score.shootout) return MatchStatus.PenaltyShootout;
  if (score.extraTime) return MatchStatus.ExtraTime;
  if (since >= SECOND_HALF_FROM) return MatchStatus.SecondHalf;
  return score.halfTime || since >= FIRST_HALF_UNTIL ? MatchStatus.HalfTime : MatchStatus.FirstHalf;
}

/** Whether a match may change soon: from shortly before its kick-off until it is finished and its result is in. */
export function isAround(match: OpenLigaMatch, now: number): boolean {
  const since = now - match.matchDateTimeUTC;
  if (since <= -10 * MINUTE || since > OVER_AFTER) return false;
  return !match.matchIsFinished || !scoreOf(match, now).score.regular;
}
