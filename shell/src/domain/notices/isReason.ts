import type { Incident } from 'shared-kernel/entities/incident';
import type { MatchNews } from 'shared-kernel/rules/matchNews';

/** An update may have another reason, such as new odds: the last incident counts for this many minutes. */
const FRESH_MINUTES = 2;

/** The minutes played before each half, whose minute is known. */
const PLAYED_BEFORE = { firstHalf: 0, secondHalf: 45 } as const;

/**
 * Whether an incident may be the reason of an update: it happened in the current minute. Without the start of the
 * period that is unknown, and the incident counts (M9).
 *
 * @param now server time in unix seconds
 */
export function isReason(incident: Incident, { state, period_start }: MatchNews, now: number): boolean {
  if (state.kind !== 'live') return false;
  if (state.period === 'extraTime') return incident.time > 90;
  if (state.period !== 'firstHalf' && state.period !== 'secondHalf') return false;
  if (period_start === 0) return true;
  const minute = PLAYED_BEFORE[state.period] + Math.floor((now - period_start) / 60) + 1;
  return minute - (incident.time + (incident.added_time ?? 0)) <= FRESH_MINUTES;
}
