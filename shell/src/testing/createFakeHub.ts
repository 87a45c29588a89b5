import type { Hub } from '../state/live/hub';

/** A hub connection under the test's control: it starts, fails, drops and sends. */
export function createFakeHub(start: () => Promise<void> = () => Promise.resolve()) {
  const told = { starts: 0, stops: 0 };
  let onMessage: (...values: unknown[]) => void = () => {};
  let onReconnecting: (error?: Error) => void = () => {};
  let onReconnected: () => void = () => {};
  let onClose: (error?: Error) => void = () => {};
  const hub: Hub = {
    start() {
      told.starts += 1;
      return start();
    },
    async stop() {
      told.stops += 1;
    },
    on(_event, listener) {
      onMessage = listener;
    },
    onreconnecting(listener) {
      onReconnecting = listener;
    },
    onreconnected(listener) {
      onReconnected = listener;
    },
    onclose(listener) {
      onClose = listener;
    },
  };
  return {
    hub,
    told,
    say: (message: unknown) => onMessage(message),
    lose: () => onReconnecting(new Error('gone')),
    comeBack: () => onReconnected(),
    giveUp: (error?: Error) => onClose(error),
  };
}
