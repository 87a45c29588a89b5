import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { Emit, FeedBatch } from '../provider';
import { createWakeableSleep } from '../timeline/createWakeableSleep';
import { SET_BACK, type WallClock } from '../timeline/wallClock';
import { VendorError } from './jsonFetcher';

/** A vendor that is polled. */
export type PolledSource = {
  /**
   * Requests what may be new.
   *
   * @param now unix seconds
   * @returns the state of all that is on show, and when to look again (unix seconds)
   */
  look(now: number): Promise<{ batch: FeedBatch; nextAt: number }>;
};

export type FollowOptions = {
  source: PolledSource;
  emit: Emit;
  clock: WallClock;
  /** Receives how to look at once, instead of after the pause. */
  onWakeable?: (lookNow: () => void) => void;
  /** From 0 to 1. */
  random: () => number;
  report: Report;
};

/** Pauses after failed looks, in seconds; the last one repeats. */
const PAUSES = [2, 5, 15, 60, 300] as const;

/** A pause grows by up to this share, so that nodes that lost a vendor together do not return together. */
const JITTER = 0.2;

/** The longest pause to grant a vendor, in seconds. */
const LONGEST_WAIT = 900;

/**
 * Follows a vendor for good: looks, emits, pauses, and recovers from every failure.
 *
 * The first failure emits an empty batch, so that the site opens without matches instead of waiting for an absent
 * vendor.
 *
 * @returns its stop, after which nothing is emitted
 */
export function follow({ source, emit, clock, random, report, onWakeable }: FollowOptions): () => void {
  const sleep = createWakeableSleep(clock);
  onWakeable?.(sleep.wake);
  let failures = 0;

  async function lookOnce(): Promise<number> {
    const { batch, nextAt } = await source.look(clock.now());
    if (!sleep.hasEnded()) await emit(batch);
    failures = 0;
    return nextAt;
  }

  async function pauseAfter(error: unknown): Promise<number> {
    const pause = pauseFor(error, failures++, random());
    const isOurs = !(error instanceof VendorError);
    const message = `${toError(error).message}; trying again in ${Math.round(pause)} s`;
    report(new Error(message, isOurs ? { cause: error } : {}));
    return clock.now() + pause;
  }

  async function run(): Promise<void> {
    let hasEmitted = false;
    while (!sleep.hasEnded()) {
      const lookedAt = clock.now();
      const nextAt = await lookOnce().catch(async (error: unknown) => {
        if (!hasEmitted) await emit({}).catch(() => {});
        return pauseAfter(error);
      });
      hasEmitted = true;
      // A clock that was set back meanwhile makes the next time wrong.
      if (clock.now() >= lookedAt - SET_BACK) await sleep.until(nextAt);
    }
  }

  void run();
  return sleep.end;
}

function pauseFor(error: unknown, failures: number, random: number): number {
  const asked = error instanceof VendorError ? (error.retryAfter ?? 0) : 0;
  const pause = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? 0;
  return Math.max(Math.min(asked, LONGEST_WAIT), pause) * (1 + JITTER * random);
}
