import { matchState } from 'shared-kernel/entities/matchState';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { FeedMatch } from '../feedRecords';

/** How moments of a recording become moments of a replay, all in unix seconds. */
export type ReplayTime = {
  /** The moments between which the recording lies. */
  recordedFrom: number;
  recordedTo: number;
  /** When its replay begins, and how much faster than life it runs. */
  startedAt: number;
  speed: number;
};

/** The moment of the recording that is played now; at its end it stands still. */
export function recordedAt(now: number, { recordedFrom, recordedTo, startedAt, speed }: ReplayTime): number {
  return Math.min(recordedFrom + Math.max(0, now - startedAt) * speed, recordedTo);
}

/** When a moment of the recording is played; those before and after it keep their distance from it in life. */
export function playedAt(moment: number, { recordedFrom, recordedTo, startedAt, speed }: ReplayTime): number {
  if (moment <= recordedFrom) return startedAt - (recordedFrom - moment);
  const within = Math.min(moment, recordedTo) - recordedFrom;
  return startedAt + within / speed + Math.max(0, moment - recordedTo);
}

/** Pages count the second half from a quarter of an hour after half-time, where no start is known (M6). */
const BREAK = 15 * 60;

/**
 * A match of the recording as it is shown now: with kick-offs of the replay. Faster than life, the period began when a
 * page that counts real minutes would show the minute of the recording.
 */
export function replayed(match: FeedMatch, now: number, time: ReplayTime): FeedMatch {
  return {
    ...match,
    match_time: Math.floor(playedAt(match.match_time, time)),
    period_start: periodStart(match, now, time),
  };
}

function periodStart(match: FeedMatch, now: number, time: ReplayTime): number {
  if (time.speed === 1) return match.period_start && Math.floor(playedAt(match.period_start, time));
  if (matchState(match.status_id).kind !== 'live') return 0;
  const isSecondHalf = match.status_id === MatchStatus.SecondHalf;
  const began = match.period_start || match.match_time + (isSecondHalf ? 45 * 60 + BREAK : 0);
  return Math.max(1, Math.floor(now - Math.max(0, recordedAt(now, time) - began)));
}
