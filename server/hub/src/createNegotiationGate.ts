import type { Clock } from './clock';

/** Answers go out in steps of this length. */
const STEP_MS = 100;
/** Most waiting clients: beyond this they hold memory for an answer that would come too late. */
const MAX_WAITING = 20_000;

interface Options {
  readonly clock: Clock;
  readonly perSecond: number;
}

/** Registers a listener for when the client stops waiting. */
type Waiter = (leave: () => void) => void;

/**
 * Limits the rate of negotiations. When a server returns, all its clients come at once: a refusal would cost each of
 * them one of its four attempts, a slow answer costs nothing (the stock client waits 100 s for it).
 */
export function createNegotiationGate({ clock, perSecond }: Options) {
  const perStep = Math.max(1, Math.round((perSecond * STEP_MS) / 1000));
  const waiting = new Set<(isThrough: boolean) => void>();
  let state: 'open' | 'held' | 'shut' = 'open';
  let left = perStep;

  function take(): void {
    if (left === perStep) clock.after(STEP_MS, step);
    left -= 1;
  }

  function step(): void {
    left = perStep;
    for (const letThrough of waiting) {
      if (left === 0 || state !== 'open') return;
      take();
      letThrough(true);
    }
  }

  return {
    /** Resolves at the client's turn; `false` when its turn will not come. */
    pass(onLeft: Waiter): Promise<boolean> {
      if (state === 'shut' || waiting.size >= MAX_WAITING) return Promise.resolve(false);
      if (state === 'open' && left > 0 && waiting.size === 0) {
        take();
        return Promise.resolve(true);
      }
      return new Promise((resolve) => {
        const settle = (isThrough: boolean) => {
          waiting.delete(settle);
          resolve(isThrough);
        };
        waiting.add(settle);
        onLeft(() => settle(false));
      });
    },
    /** Makes all later clients wait. */
    hold(): void {
      if (state === 'open') state = 'held';
    },
    /** Refuses all clients, waiting or new. */
    shut(): void {
      state = 'shut';
      for (const settle of waiting) settle(false);
    },
    isOpen: () => state === 'open',
    isShut: () => state === 'shut',
  };
}

export type NegotiationGate = ReturnType<typeof createNegotiationGate>;
