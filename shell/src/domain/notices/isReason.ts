import type { Incident } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { MatchNews } from 'shared-kernel/rules/matchNews';

/** An update may have another reason, such as new odds: the last incident counts for this many minutes. */
const FRESH_MINUTES = 2;

/** The halves with a known minute, and the minutes played before them. */
const PLAYED_BEFORE: Partial<Record<MatchStatus, number>> = {
  [MatchStatus.FirstHalf]: 0,
  [MatchStatus.SecondHalf]: 45,
};

/**
 * Whether an incident may be the reason of an update: it happened in the current minute. Without the start of the
 * period that is unknown, and the incident counts (M9).
 *
 * @param now server time in unix seconds
 */
export function isReason(incident: Incident, { score }: MatchNews, now: number): boolean {
  const [, status, , , periodStart] = score;
  if (status === MatchStatus.ExtraTime || status === MatchStatus.ExtraTimeOld) return incident.time > 90;
  const before = PLAYED_BEFORE[status];
  if (before === undefined) return false;
  if (periodStart === 0) return true;
  const minute = before + Math.floor((now - periodStart) / 60) + 1;
  return minute - (incident.time + (incident.added_time ?? 0)) <= FRESH_MINUTES;
}
