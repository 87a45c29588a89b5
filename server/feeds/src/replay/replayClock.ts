import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Step } from '../timeline/step';
import type { Period } from './periods';

/** How much faster than life a replay runs, and from which moment (unix seconds). */
export type Pace = { kickOff: number; speed: number };

/** The moment at which so many minutes since kick-off have passed. */
export function momentOf(minutes: number, { kickOff, speed }: Pace): number {
  return kickOff + (minutes * 60) / speed;
}

/** A page's own clock runs at life's speed, so the start of the period is sent again for it, no oftener than this. */
const SHORTEST_PAUSE_SECONDS = 0.5;

/** A page's label stays the same for a minute of life. */
const LABEL_SECONDS = 60;

/**
 * The starts of a half to send, so that a page reads the minute of the match at any speed (M6).
 *
 * A page shows `floor((now - start) / 60)`. Each start is placed so that the page is in the middle of that minute halfway
 * to the next sending: a page whose clock is a little off still reads right. At life's speed all starts are the same one.
 *
 * @param eventMinutes played minutes of the half at which something happens: the clock is right there too
 */
export function clockSteps(half: Period, eventMinutes: readonly number[], pace: Pace): Step[] {
  const minute = LABEL_SECONDS / pace.speed;
  const stride = Math.max(1, Math.ceil(SHORTEST_PAUSE_SECONDS / minute));
  /** Slower than life, a minute of the match outlasts the page's label and is sent in parts. */
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

/** Every so many minutes, each with an event in it, and the first of added time, whose label then stays. */
function minutesToSend({ from, until }: Period, stride: number, eventMinutes: readonly number[]): number[] {
  const intoAddedTime = until - from + 1;
  const regular = Array.from({ length: Math.ceil(intoAddedTime / stride) }, (_, index) => index * stride);
  return [...new Set([...regular, ...eventMinutes.map(Math.floor), intoAddedTime])].sort((a, b) => a - b);
}

/** Whether a page shows the minute of this period. */
export function showsMinute({ status }: Period): boolean {
  return status === MatchStatus.FirstHalf || status === MatchStatus.SecondHalf;
}
