import type { WallClock } from './wallClock';

/** A sleeper that can be woken, once or for good. */
export type WakeableSleep = {
  /** Resolves at the moment (which may be infinite), when the clock is set back, or when the sleep has ended. */
  until(moment: number): Promise<void>;
  /** Ends the present sleep, if there is one. */
  wake(): void;
  end(): void;
  hasEnded(): boolean;
};

export function createWakeableSleep(clock: WallClock): WakeableSleep {
  let wake = () => {};
  let hasEnded = false;
  return {
    until(moment) {
      if (hasEnded) return Promise.resolve();
      return new Promise((resolve) => {
        const cancel = clock.at(moment, resolve);
        wake = () => {
          cancel();
          resolve();
        };
      });
    },
    wake: () => wake(),
    end() {
      hasEnded = true;
      wake();
    },
    hasEnded: () => hasEnded,
  };
}
