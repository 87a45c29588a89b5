import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Step } from '../timeline/step';
import type { Period } from './periods';

/** How much faster than real time a replay runs, and from which moment (unix seconds). */
export type Pace = { kickOff: number; speed: number };

/** The moment at which so many minutes since kick-off have passed. */
export function momentOf(minutes: number, { kickOff, speed }: Pace): number {
  return kickOff + (minutes * 60) / speed;
}

/** A page's own clock runs in real time, so the start of the period is sent again, at most this often. */
const SHORTEST_PAUSE_SECONDS = 0.5;

/** A page's label stays the same for a minute of real time. */
const LABEL_SECONDS = 60;

/**
 * The starts of a half to send, so that a page shows the minute of the match at any speed (M6).
 *
 * A page shows `floor((now - start) / 60)`. Halfway to the next update, each start puts the page in the middle of that
 * minute, so that a page whose clock is a little off is still right. In real time all starts are equal.
 *
 * @param eventMinutes played minutes with events: the clock must be right there too
 */
export function clockSteps(half: Period, eventMinutes: readonly number[], pace: Pace): Step[] {
  const minute = LABEL_SECONDS / pace.speed;
  const stride = Math.max(1, Math.ceil(SHORTEST_PAUSE_SECONDS / minute));
  /** Slower than real time, a minute of the match outlasts the page's label and is sent in parts. */
  const parts = Math.ceil(minute / LABEL_SECONDS);
  const pause = (minute * stride) / parts;
  const middle = Math.max(0, (LABEL_SECONDS - pause) / 2);

  const starts = minutesToSend(half, stride, eventMinutes).flatMap((played) =>
    Array.from({ length: parts }, (_, part) => {
      const at = momentOf(half.startsAt + played, pace) + part * pause;
      return { at, periodStart: Math.floor(at - played * LABEL_SECONDS - middle) };
    }),
  );
  return starts
    .filter(({ periodStart }, index) => periodStart !== starts[index - 1]?.periodStart)
    .map(({ at, periodStart }) => ({ at, change: { kind: 'clockSet', periodStart } }));
}

/** Every `stride` minutes, each minute with an event, and the first of added time, whose label then stays. */
function minutesToSend({ from, until }: Period, stride: number, eventMinutes: readonly number[]): number[] {
  const intoAddedTime = until - from + 1;
  const regular = Array.from({ length: Math.ceil(intoAddedTime / stride) }, (_, index) => index * stride);
  return [...new Set([...regular, ...eventMinutes.map(Math.floor), intoAddedTime])].sort((a, b) => a - b);
}

/** Whether pages show the minute of this period. */
export function showsMinute({ status }: Period): boolean {
  return status === MatchStatus.FirstHalf || status === MatchStatus.SecondHalf;
}
