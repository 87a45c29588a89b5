import type { Hub } from '../state/live/hub';

type Listener = (...values: unknown[]) => void;

/** A hub connection that a test starts, fails, loses and speaks through. */
export function createFakeHub(start: () => Promise<void> = () => Promise.resolve()) {
  const listeners = new Map<string, Listener>();
  const told = { starts: 0, stops: 0 };
  const hub: Hub = {
    start() {
      told.starts += 1;
      return start();
    },
    async stop() {
      told.stops += 1;
    },
    on: (event: string, listener: Listener) => void listeners.set(event, listener),
    onreconnecting: (listener: Listener) => void listeners.set('reconnecting', listener),
    onreconnected: (listener: Listener) => void listeners.set('reconnected', listener),
    onclose: (listener: Listener) => void listeners.set('close', listener),
  };
  return { hub, told, happen: (event: string, ...values: unknown[]) => listeners.get(event)?.(...values) };
}
