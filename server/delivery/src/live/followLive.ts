import { setTimeout as pause } from 'node:timers/promises';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';

/** What is known of what is live: the last change that was heard. */
export type Known = { readonly epoch: string; readonly number: number };

/** In milliseconds. */
export type FollowTimes = {
  /** Between attempts while `api` is away, at first and at most. */
  readonly firstWait: number;
  readonly mostWait: number;
  /** After an answer that came at once, and said nothing new. */
  readonly pause: number;
  /** How long a start that knows nothing waits for the first answer, and its files. */
  readonly first: number;
};

export const FOLLOW_TIMES: FollowTimes = { firstWait: 100, mostWait: 5_000, pause: 500, first: 10_000 };

type Deps = {
  /** Asks; waits for a change where something is known. */
  readonly ask: (known: Known | undefined, signal: AbortSignal) => Promise<unknown>;
  /** Hears each answer. @returns what is known by it; nothing where it is to be asked for as a whole */
  readonly take: (answer: unknown) => { readonly known: Known | undefined; readonly isNew: boolean };
  readonly report: Report;
  /** Hears whether `api` answers. */
  readonly listener: { heard(): void; lost(): void };
  readonly times: FollowTimes;
};

/**
 * Hears of each change of what is live, as long as `api` answers, and again when it does. After a poll that failed it asks for
 * everything, which is answered at once.
 *
 * @returns ends it
 */
export function followLive({ ask, take, report, listener, times }: Deps): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;

  async function follow(): Promise<void> {
    let known: Known | undefined;
    let failures = 0;
    while (!signal.aborted) {
      const begun = performance.now();
      try {
        const heard = take(await ask(known, signal));
        failures = 0;
        listener.heard();
        const isFirst = known === undefined;
        known = heard.known;
        if (!heard.isNew && !isFirst && performance.now() - begun < times.pause)
          await pause(times.pause, undefined, { signal });
      } catch (error) {
        if (signal.aborted) return;
        known = undefined;
        // A proxy may have cut a poll, or one that ends says so to all who wait, and another answers them.
        if (++failures === 2) {
          listener.lost();
          report(new Error(`api does not say what is live: ${toError(error).message}`));
        }
        // Many servers lose it at once, and come back at different times.
        const wait = Math.min(times.firstWait * 2 ** (failures - 1), times.mostWait) * (0.5 + Math.random() / 2);
        await pause(wait, undefined, { signal }).catch(() => {});
      }
    }
  }

  const following = follow();
  return () => {
    ending.abort();
    return following.catch(() => {});
  };
}
