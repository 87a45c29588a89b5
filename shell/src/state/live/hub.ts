import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { createRetryDelays } from '../../domain/hubRetries';
import { PollingClient } from './pollingClient';

/** The parts of a SignalR connection that we use; tests pass their own. */
export type Hub = Pick<HubConnection, 'start' | 'stop' | 'on' | 'onreconnecting' | 'onreconnected' | 'onclose'>;

const SERVER_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 15_000;

/** Limit of the negotiation; the library's own is 100 s. */
const REQUEST_LIMIT_MS = 12_000;

/** A new connection to the hub, not started. */
export function buildHub(url: string): Hub {
  const delayMs = createRetryDelays(() => performance.now());
  return (
    new HubConnectionBuilder()
      .withUrl(url, { timeout: REQUEST_LIMIT_MS, httpClient: new PollingClient() })
      .withAutomaticReconnect({
        nextRetryDelayInMilliseconds: ({ previousRetryCount }) => delayMs(previousRetryCount),
      })
      .withServerTimeout(SERVER_TIMEOUT_MS)
      .withKeepAliveInterval(KEEP_ALIVE_MS)
      // Failures reach us as errors and are reported once; the library would log each retry.
      .configureLogging(LogLevel.None)
      .build()
  );
}
