import type { FeedRecording } from '../recorded/readFeedRecording';
import { playedAt, type ReplayTime, recordedAt } from '../recorded/replayTime';

/** How a recorded day is played. */
export type DayOptions = {
  recording: FeedRecording;
  /** When it began to be played, in unix seconds: the same for two vendors of one evening, and after a restart. */
  startedAt: number;
  /** How much faster than life. */
  speed?: number;
};

/** A recorded day, and its moments as they are played; all in unix seconds. */
export type RecordedDay = {
  /** Its answers in order of time, read. */
  readonly answers: readonly { at: number; url: URL; body: unknown }[];
  /** The moment of the recording that is played now. */
  recordedAt(now: number): number;
  /** When a moment of the recording is played. */
  playedAt(moment: number): number;
  /**
   * When a period that was recorded from such a moment on began, for its minute to be that of the recording. Faster than
   * life it moves, once in a minute of the recording.
   */
  startAt(moment: number, now: number): number;
};

export function createRecordedDay({ recording, startedAt, speed = 1 }: DayOptions): RecordedDay {
  const time: ReplayTime = { recordedFrom: recording.startedAt, recordedTo: recording.endsAt, startedAt, speed };
  return {
    answers: recording.entries.flatMap((entry) =>
      entry.kind === 'answer'
        ? [{ at: entry.at, url: new URL(entry.url), body: JSON.parse(entry.text ?? 'null') }]
        : [],
    ),
    recordedAt: (now) => recordedAt(now, time),
    playedAt: (moment) => Math.round(playedAt(moment, time)),
    startAt(moment, now) {
      const minutes = Math.floor((recordedAt(now, time) - moment) / 60) * 60;
      return Math.round(playedAt(moment + minutes, time) - minutes);
    },
  };
}
