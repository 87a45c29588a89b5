import { FEED_SILENCE_EVENT } from 'shared-kernel/protocol/feedSilence';
import { CHANGES_EVENT, FOLLOW_METHOD } from 'shared-kernel/protocol/lanes';
import { UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import type { HubClient } from '../state/live/hubClient';

/** A hub connection under the test's control: it starts, fails, drops and sends. */
export function createFakeHub(
  start: () => Promise<void> = () => Promise.resolve(),
  answer: (request: unknown) => Promise<unknown> = knowsNoLanes,
) {
  const reported: { starts: number; stops: number; asked: unknown[] } = { starts: 0, stops: 0, asked: [] };
  const listeners = new Map<string, (...values: unknown[]) => void>();
  let onReconnecting: (error?: Error) => void = () => {};
  let onReconnected: () => void = () => {};
  let onClose: (error?: Error) => void = () => {};
  const hub: HubClient = {
    start() {
      reported.starts += 1;
      return start();
    },
    async stop() {
      reported.stops += 1;
    },
    on(event: string, listener: (...values: unknown[]) => void) {
      listeners.set(event, listener);
    },
    invoke(method: string, request: unknown) {
      expect(method).toBe(FOLLOW_METHOD);
      reported.asked.push(request);
      // biome-ignore lint/suspicious/noExplicitAny: as the library has it
      return answer(request) as Promise<any>;
    },
    serverTimeoutInMilliseconds: 30_000,
    keepAliveIntervalInMilliseconds: 15_000,
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
    reported,
    say: (message: unknown) => listeners.get(UPDATE_EVENT)?.(message),
    change: (frame: unknown) => listeners.get(CHANGES_EVENT)?.(frame),
    hush: (message: unknown) => listeners.get(FEED_SILENCE_EVENT)?.(message),
    lose: () => onReconnecting(new Error('gone')),
    comeBack: () => onReconnected(),
    giveUp: (error?: Error) => onClose(error),
  };
}

const knowsNoLanes = () => Promise.reject(new Error("Unknown hub method 'Follow'"));
