import type { LiveScore } from '../entities/liveScore';
import { MatchStatus } from '../entities/matchStatus';

type Clocked = { status_id: MatchStatus; match_time: number; score?: LiveScore | undefined };

/** Minutes played before a half starts, and the minute at which it runs into added time. */
const HALVES: Partial<Record<MatchStatus, { from: number; until: number }>> = {
  [MatchStatus.FirstHalf]: { from: 0, until: 45 },
  [MatchStatus.SecondHalf]: { from: 45, until: 90 },
};

const FIXED: Partial<Record<MatchStatus, string>> = {
  [MatchStatus.HalfTime]: 'HT',
  [MatchStatus.ExtraTime]: 'OT',
  [MatchStatus.ExtraTimeOld]: 'OT',
  [MatchStatus.PenaltyShootout]: 'Pen',
  [MatchStatus.Ended]: 'Hết',
};

/** The usual break between the halves, for a feed without a start of the second. */
const BREAK_MINUTES = 15;

/**
 * The label beside a match: `23`, `45+`, `HT`; empty when there is none (M6).
 *
 * The feed says when the period began, not which minute it is, so the clock keeps running between updates. `now` (unix
 * seconds, server time) is an argument to keep this pure.
 */
export function clockLabel(match: Clocked, now: number): string {
  const half = HALVES[match.status_id];
  if (!half) return FIXED[match.status_id] ?? '';
  const minute = half.from + Math.max(1, minutesIntoHalf(match, half.from, now));
  return minute > half.until ? `${half.until}+` : String(minute);
}

/** Whether the minute ticks, so that the apostrophe blinks: only in the two halves. */
export function isClockRunning(status: MatchStatus): boolean {
  return HALVES[status] !== undefined;
}

function minutesIntoHalf(match: Clocked, from: number, now: number): number {
  const periodStart = match.score?.[4] ?? 0;
  if (periodStart > 0) return Math.floor((now - periodStart) / 60);
  const sinceKickOff = Math.floor((now - match.match_time) / 60);
  return from === 0 ? sinceKickOff : sinceKickOff - BREAK_MINUTES - from;
}
