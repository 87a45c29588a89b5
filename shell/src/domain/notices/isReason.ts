import type { Incident } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { MatchUpdate } from 'shared-kernel/protocol/matchUpdate';

/** An update may have another reason, such as new odds. Minutes within which the last incident is taken for it. */
const FRESH_MINUTES = 2;

/** The halves whose minute is known, and the minutes played before them. */
const PLAYED_BEFORE: Partial<Record<MatchStatus, number>> = {
  [MatchStatus.FirstHalf]: 0,
  [MatchStatus.SecondHalf]: 45,
};

/**
 * Whether an incident may be what an update was sent for: it is of the minute that is being played. Where the feed
 * names no start of the period, nobody can tell, and the incident is believed (M9).
 *
 * @param now server time in unix seconds
 */
export function isReason(incident: Incident, { score }: MatchUpdate, now: number): boolean {
  const [, status, , , periodStart] = score;
  if (status === MatchStatus.ExtraTime || status === MatchStatus.ExtraTimeOld) return incident.time > 90;
  const before = PLAYED_BEFORE[status];
  if (before === undefined) return false;
  if (periodStart === 0) return true;
  const minute = before + Math.floor((now - periodStart) / 60) + 1;
  return minute - (incident.time + (incident.added_time ?? 0)) <= FRESH_MINUTES;
}
