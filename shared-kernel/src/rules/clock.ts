import type { MatchState, Period } from '../entities/matchState';

type Clocked = { state: MatchState; match_time: number; period_start: number };

/** Minutes played before a half starts, and the minute at which it runs into added time. */
const HALVES = { firstHalf: { from: 0, until: 45 }, secondHalf: { from: 45, until: 90 } } as const;

const FIXED = { halfTime: 'HT', extraTime: 'OT', shootout: 'Pen' } as const;

/** The usual break between the halves, for a feed without a start of the second. */
const BREAK_MINUTES = 15;

/**
 * The label beside a match: `23`, `45+`, `HT`; empty when there is none (M6).
 *
 * The feed says when the period began, not which minute it is, so the clock keeps running between updates. `now` (unix
 * seconds, server time) is an argument to keep this pure.
 */
export function clockLabel(match: Clocked, now: number): string {
  const { state } = match;
  if (state.kind !== 'live') return state.kind === 'result' ? 'Hết' : '';
  if (!isHalf(state.period)) return FIXED[state.period];
  const half = HALVES[state.period];
  const minute = half.from + Math.max(1, minutesIntoHalf(match, half.from, now));
  return minute > half.until ? `${half.until}+` : String(minute);
}

/** Whether the minute ticks, so that the apostrophe blinks: only in the two halves. */
export function isClockRunning(state: MatchState): boolean {
  return state.kind === 'live' && isHalf(state.period);
}

function isHalf(period: Period): period is keyof typeof HALVES {
  return period in HALVES;
}

function minutesIntoHalf({ period_start, match_time }: Clocked, from: number, now: number): number {
  if (period_start > 0) return Math.floor((now - period_start) / 60);
  const sinceKickOff = Math.floor((now - match_time) / 60);
  return from === 0 ? sinceKickOff : sinceKickOff - BREAK_MINUTES - from;
}
