import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';

type Options<T> = {
  /** What adds up has the same key. */
  keyOf: (counted: T) => string;
  sumOf: (one: T, other: T) => T;
  save: (counted: readonly T[]) => Promise<void>;
  /** Most keys to keep in memory; what has another one is not counted until the next write. */
  most: number;
  report: Report;
  /** Calls back every few seconds; returns its stop. */
  everyFewSeconds: (run: () => void) => () => void;
};

export type Tally<T> = {
  add(counted: T): void;
  /** Writes what was counted until now; resolves to whether it is stored. */
  write(): Promise<boolean>;
  /** Writes what is left. */
  close(): Promise<void>;
};

/**
 * Adds up what pages report, and writes it every few seconds: a busy minute is a few statements, not one for each
 * visitor. What the store does not take waits for the next time. A killed server loses what it had not written.
 */
export function createTally<T>({ keyOf, sumOf, save, most, report, everyFewSeconds }: Options<T>): Tally<T> {
  let waiting = new Map<string, T>();
  let running = Promise.resolve(true);
  let next: Promise<boolean> | undefined;

  function add(counted: T): void {
    const key = keyOf(counted);
    const known = waiting.get(key);
    if (known === undefined && waiting.size >= most) return;
    waiting.set(key, known === undefined ? counted : sumOf(known, counted));
  }

  async function saveWaiting(): Promise<boolean> {
    next = undefined;
    if (waiting.size === 0) return true;
    const counted = [...waiting.values()];
    waiting = new Map();
    try {
      await save(counted);
      return true;
    } catch (error) {
      counted.forEach(add);
      report(toError(error));
      return false;
    }
  }

  function write(): Promise<boolean> {
    if (next) return next;
    next = running.then(saveWaiting);
    running = next;
    return next;
  }

  const stop = everyFewSeconds(() => void write());
  return {
    add,
    write,
    async close(): Promise<void> {
      stop();
      await write();
    },
  };
}
