import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { PlayedMatch, RecordedEvent } from './recording';

/** A period of play. Its minutes count from its start; `from` is the minute of the match at which it starts. */
export type Period = {
  status: MatchStatus;
  from: number;
  until: number;
  /** Its start in minutes since kick-off, including all breaks and added time before it. */
  startsAt: number;
  /** Its length, including added time. */
  length: number;
};

/** Breaks before a period, and its shortest added time, in minutes. */
const REGULAR = [
  { status: MatchStatus.FirstHalf, from: 0, until: 45, breakBefore: 0, leastAdded: 1 },
  { status: MatchStatus.SecondHalf, from: 45, until: 90, breakBefore: 15, leastAdded: 3 },
] as const;
const EXTRA_TIME = [
  { status: MatchStatus.ExtraTime, from: 90, until: 105, breakBefore: 5, leastAdded: 1 },
  { status: MatchStatus.ExtraTime, from: 105, until: 120, breakBefore: 2, leastAdded: 1 },
] as const;

/** The periods of a match. Added time, which recordings lack, lasts until a minute after the last event, or as usual. */
export function periodsOf({ events, result }: PlayedMatch): Period[] {
  const periods: Period[] = [];
  let ends = 0;
  for (const { breakBefore, leastAdded, ...part } of result.afterExtraTime ? [...REGULAR, ...EXTRA_TIME] : REGULAR) {
    const lastPlayed = Math.max(0, ...events.filter((event) => isIn(event, part)).map((e) => playedMinute(e, part)));
    const length = Math.max(part.until - part.from + leastAdded, lastPlayed + 1);
    const startsAt = ends + breakBefore;
    periods.push({ ...part, startsAt, length });
    ends = startsAt + length;
  }
  return periods;
}

export function isIn({ minute }: RecordedEvent, { from, until }: Pick<Period, 'from' | 'until'>): boolean {
  return (minute > from || from === 0) && minute <= until;
}

/** Minutes played in the period before the event: m for an event of minute m. */
export function playedMinute({ minute, added }: RecordedEvent, { from }: Pick<Period, 'from'>): number {
  return minute - from + added;
}

/** Spreads the events of one minute over it, so that each is visible; `playedAt` is in minutes of the period. */
export function spread<T>(events: readonly T[], minuteOf: (event: T) => number): { event: T; playedAt: number }[] {
  const sorted = [...events].sort((a, b) => minuteOf(a) - minuteOf(b));
  return sorted.map((event, index) => {
    const minute = minuteOf(event);
    const first = sorted.findIndex((other) => minuteOf(other) === minute);
    const inMinute = sorted.filter((other) => minuteOf(other) === minute).length;
    return { event, playedAt: minute + (index - first) / inMinute };
  });
}
