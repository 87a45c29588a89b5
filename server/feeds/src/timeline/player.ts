import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { Emit, FeedBatch } from '../provider';
import { mergeBatches } from './batches';
import { createDueQueue } from './createDueQueue';
import { createWakeableSleep, type WakeableSleep } from './createWakeableSleep';
import type { Programme, Timeline } from './programme';
import { SET_BACK, type WallClock } from './wallClock';

/** Matches in one batch: the first batches hold a whole day, and a transaction must stay short. */
const BATCH_SIZE = 500;

/** A batch that has taken longer to compute, in seconds, is emitted with what it has: meanwhile no visitor is answered. */
const LONGEST_COMPUTATION = 0.05;

/** But with as many states: a transaction each costs a machine that is busy anyway too much. */
const LEAST_BATCH_SIZE = 10;

/** Pauses before a refused batch is emitted again, in seconds; the last one repeats. */
const RETRY_DELAYS = [0.1, 0.5, 2, 5] as const;

/** After a longer time without a look, in seconds, the whole programme is emitted instead of all that came in between. */
const LONGEST_STEP = 86_400;

/** Pause between batches of the past, in seconds: nobody waits for them, and a start has enough to do. */
const PAST_PAUSE_SECONDS = 0.1;

/** Pause after a failed step, in seconds. */
const STEP_RETRY_SECONDS = 1;

export type PlayerOptions = { programme: Programme; emit: Emit; clock: WallClock; report: Report };

/**
 * Plays a programme: emits all that is on show, then each change at its moment.
 *
 * Each emission computes its batch from the current time, and counts only once stored. So a store that refuses for a
 * while misses no change, and a slow one gets several at once.
 *
 * When the clock is set back, or far ahead, everything is emitted and planned again by the new time.
 *
 * @returns its stop, after which nothing is emitted
 */
export function play({ programme, emit, clock, report }: PlayerOptions): () => void {
  const agenda = createDueQueue<Timeline>();
  const sleep = createWakeableSleep(clock);
  let seenUntil: number | undefined;
  let past: Iterator<FeedBatch> | undefined;

  /** Whether time has only passed since the last look. */
  function isInStep(): boolean {
    const passed = clock.now() - (seenUntil ?? Number.NEGATIVE_INFINITY);
    return passed >= -SET_BACK && passed <= LONGEST_STEP;
  }

  /** @param first emitted with the first batch, so that a store that has it can show something */
  async function emitStates(timelines: readonly Timeline[], first: FeedBatch = {}): Promise<void> {
    for (let done = 0; done < timelines.length; ) {
      if (!isInStep() || sleep.hasEnded()) return;
      let states: readonly FeedBatch[] = [];
      const batchAt = (now: number) => {
        states = statesAt(now, timelines.slice(done, done + BATCH_SIZE), { clock, report });
        return mergeBatches(done === 0 ? [first, ...states] : states);
      };
      const emittedAt = await untilStored(batchAt, { emit, clock, report, sleep });
      for (const timeline of timelines.slice(done, done + states.length)) {
        const due = guarded(() => timeline.nextAfter(emittedAt), report);
        if (due !== undefined) agenda.add(due, timeline);
      }
      done += states.length;
    }
  }

  /** Drops the queue: its matches are on show again, or were planned by a wrong clock. */
  async function open(): Promise<void> {
    const now = clock.now();
    const opening = programme.opening(now);
    seenUntil = now;
    // Requests have their turn before the first batch is computed.
    await new Promise(setImmediate);
    agenda.clear();
    await emitStates(opening, programme.catalogue);
    past = programme.past?.(now)[Symbol.iterator]();
  }

  /** Returns whether there was something to emit. */
  async function emitPast(): Promise<boolean> {
    const next = past?.next();
    if (!next || next.done) return false;
    await untilStored(() => next.value, { emit, clock, report, sleep });
    return true;
  }

  async function step(since: number): Promise<void> {
    const now = clock.now();
    const arrived = programme.arrivals(since, now);
    seenUntil = Math.max(since, now);
    await emitStates([...arrived, ...agenda.takeDue(now)]);
    const next = Math.min(agenda.next() ?? Infinity, programme.nextArrivalAfter(seenUntil) ?? Infinity);
    if (!isInStep() || next <= clock.now()) return;
    await sleep.until((await emitPast()) ? Math.min(next, clock.now() + PAST_PAUSE_SECONDS) : next);
  }

  /** A failed step is reported and repeated after a pause: the feed never stops for good. */
  async function run(): Promise<void> {
    while (!sleep.hasEnded()) {
      try {
        await (seenUntil !== undefined && isInStep() ? step(seenUntil) : open());
      } catch (error) {
        report(toError(error));
        await sleep.until(clock.now() + STEP_RETRY_SECONDS);
      }
    }
  }

  void run();
  return sleep.end;
}

type Emitting = Omit<PlayerOptions, 'programme'> & { sleep: WakeableSleep };

/** Emits until the batch is stored, or the player is stopped. Resolves with the moment of the batch. */
async function untilStored(
  batchAt: (now: number) => FeedBatch,
  { emit, clock, report, sleep }: Emitting,
): Promise<number> {
  for (let failures = 0; ; failures++) {
    const now = clock.now();
    if (sleep.hasEnded()) return now;
    try {
      await emit(batchAt(now));
      return now;
    } catch (error) {
      report(toError(error));
      await sleep.until(clock.now() + (RETRY_DELAYS[Math.min(failures, RETRY_DELAYS.length - 1)] ?? 0));
    }
  }
}

/** The states of the first of these: of as many as there is time for. */
function statesAt(
  now: number,
  timelines: readonly Timeline[],
  { clock, report }: Pick<PlayerOptions, 'clock' | 'report'>,
): FeedBatch[] {
  const begun = clock.now();
  const states: FeedBatch[] = [];
  for (const timeline of timelines) {
    states.push(guarded(() => timeline.at(now), report) ?? {});
    if (states.length >= LEAST_BATCH_SIZE && clock.now() - begun > LONGEST_COMPUTATION) break;
  }
  return states;
}

/** A broken match is reported and left out; it never stops the others. */
function guarded<T>(look: () => T, report: Report): T | undefined {
  try {
    return look();
  } catch (error) {
    report(toError(error));
    return undefined;
  }
}
