import type { Limits } from './limits';

const MINUTE_MS = 60_000;

/** One of the two or three computations of HTML renders: of a release that is always too slow more overrun. */
const SHARE = 1 / 4;

export type Overruns = {
  /** Records a computation of so many milliseconds; returns whether it took too long. */
  add(took: number): boolean;
  /** Whether there were too many of them in the last minute. */
  areTooMany(): boolean;
};

/**
 * Counts the long computations of one worker. The first ones of its life do not count: code that is not optimised yet
 * takes several times as long, and is no sign of a release that is too slow. That takes the place of renderings without a
 * visitor, for which nobody would have a request or answers. Nor is it such a sign where fewer than a quarter are long, the
 * first ones among them: on a slow machine the rare page of a quiet site is rendered with code that has gone cold.
 *
 * @param now milliseconds of a clock that never jumps
 */
export function createOverruns({ overrunMs, overruns, warmUp }: Limits, now: () => number): Overruns {
  let computed = 0;
  let long = 0;
  const minute: { readonly at: number; readonly isLong: boolean }[] = [];

  function forget(): void {
    for (let [oldest] = minute; oldest && now() - oldest.at >= MINUTE_MS; [oldest] = minute) {
      minute.shift();
      if (oldest.isLong) long -= 1;
    }
  }

  return {
    add(took) {
      computed += 1;
      const isLong = took > overrunMs && computed > warmUp;
      minute.push({ at: now(), isLong });
      if (isLong) long += 1;
      forget();
      return isLong;
    },
    areTooMany: () => long >= overruns && long >= minute.length * SHARE,
  };
}
