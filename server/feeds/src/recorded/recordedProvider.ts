import { VariableError } from 'server-shared/config/environment';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { matchState } from 'shared-kernel/entities/matchState';
import type { FeedBatch, FeedProvider, FeedRun } from '../provider';
import { createWakeableSleep } from '../timeline/createWakeableSleep';
import { SET_BACK, type WallClock } from '../timeline/wallClock';
import { type CreateFeed, createTimeMachine, type TimeMachine } from './createTimeMachine';
import { type FeedRecording, readFeedRecording } from './readFeedRecording';
import { type ReplayTime, recordedAt, replayed } from './replayTime';

type Config = { file: string; speed: number };

type Deps = { createFeed: CreateFeed; clock: WallClock; report: Report; notify: (words: string) => void };

/** Matches that are on are sent again this often, in seconds, when their clock runs faster than that of pages. */
const CLOCK_EVERY = 1;

/** The shortest pause between two batches, in seconds: at great speed several changes come together. */
const PACE = 0.25;

/** A replay begins so many seconds into its recording: until then its feeds asked for the first time. */
const BEGINNING = 30;

/** Pause after a batch that was not stored, in seconds. */
const RETRY_SECONDS = 1;

/**
 * Plays a recording of feeds from the start of each run, through the same code as when it was recorded. Where a run is
 * continued, it first runs there as fast as it can.
 *
 * @throws VariableError when the file cannot be used
 */
export function recordedProvider({ file, speed }: Config, { clock, report, ...rest }: Deps): FeedProvider {
  const recording = readFeedRecording(file);
  refuseUnplayable(file, () => createTimeMachine(recording, { ...rest, report }).stop());
  let machine: TimeMachine | undefined;

  return {
    key: `replay:${recording.id}`,
    start(run, emit) {
      const sleep = createWakeableSleep(clock);
      const time = timeOf(recording, run, speed);
      let hasEmitted = false;

      /** A clock that was set back needs a machine that begins again. */
      function machineFor(moment: number): TimeMachine {
        if (machine && moment >= machine.now() - SET_BACK * speed) return machine;
        machine?.stop();
        machine = createTimeMachine(recording, { ...rest, report });
        return machine;
      }

      async function step(): Promise<number> {
        const begun = Math.min(recording.startedAt + BEGINNING, recording.endsAt);
        const target = Math.max(begun, recordedAt(clock.now(), time));
        const running = machineFor(target);
        await running.runTo(target);
        if (sleep.hasEnded()) return 0;
        const shown = speed === 1 ? running.drain() : withClocks(running);
        if (!hasEmitted || hasContent(shown)) await emit(batchAt(shown, clock.now(), time));
        hasEmitted = true;
        const next = running.next();
        if (next === undefined) return target >= recording.endsAt ? Infinity : clock.now() + CLOCK_EVERY;
        const due = time.startedAt + (next - recording.startedAt) / speed;
        return Math.max(clock.now() + PACE, speed === 1 ? due : Math.min(due, clock.now() + CLOCK_EVERY));
      }

      async function play(): Promise<void> {
        machine?.stop();
        machine = undefined;
        while (!sleep.hasEnded()) {
          const nextAt = await step().catch((error: unknown) => {
            report(toError(error));
            machine?.again();
            return clock.now() + RETRY_SECONDS;
          });
          await sleep.until(nextAt);
        }
      }

      void play();
      return () => {
        sleep.end();
        machine?.stop();
      };
    },
    figures: () => machine?.figures() ?? [],
  };
}

/** Variables of no feed, or a table that is none, are refused at once. */
function refuseUnplayable(file: string, tryOut: () => void): void {
  try {
    tryOut();
  } catch (error) {
    if (!(error instanceof VariableError)) throw error;
    throw new VariableError(`REPLAY_FILE: ${file}, line 1: ${error.message}`);
  }
}

function timeOf({ startedAt, endsAt }: FeedRecording, run: FeedRun, speed: number): ReplayTime {
  return { recordedFrom: startedAt, recordedTo: endsAt, startedAt: run.startedAt, speed };
}

/** What changed, and the matches whose clock runs. */
function withClocks(machine: TimeMachine): FeedBatch {
  const changed = machine.drain();
  const ids = new Set(changed.matches.map(({ id }) => id));
  const running = machine
    .board()
    .matches.filter(({ id, status_id }) => !ids.has(id) && matchState(status_id).kind === 'live');
  return { ...changed, matches: [...changed.matches, ...running] };
}

function hasContent(batch: FeedBatch): boolean {
  return Object.values(batch).some((records) => records.length > 0);
}

function batchAt(batch: FeedBatch, now: number, time: ReplayTime): FeedBatch {
  return { ...batch, matches: (batch.matches ?? []).map((match) => replayed(match, now, time)) };
}
