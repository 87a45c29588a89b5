import type { Limits } from './limits';

const MINUTE_MS = 60_000;

export type Overruns = {
  /** Records a computation of so many milliseconds; returns whether it took too long. */
  add(took: number): boolean;
  /** Whether there were too many of them in the last minute. */
  areTooMany(): boolean;
};

/**
 * Counts the long computations of one worker. The first ones of its life do not count: code that is not optimised yet
 * takes several times as long, and is no sign of a release that is too slow. That takes the place of drawings without a
 * visitor, for which nobody would have a request or answers.
 *
 * @param now unix milliseconds
 */
export function createOverruns({ overrun, overruns, warmUp }: Limits, now: () => number): Overruns {
  let computed = 0;
  let times: number[] = [];
  return {
    add(took) {
      computed += 1;
      if (took <= overrun || computed <= warmUp) return false;
      times = [...times.filter((at) => now() - at < MINUTE_MS), now()];
      return true;
    },
    areTooMany: () => times.length >= overruns,
  };
}
