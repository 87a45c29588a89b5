import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { createRetryDelays } from '../../domain/hubRetries';
import { PollingClient } from './pollingClient';

/** The parts of a SignalR connection that we use; tests pass their own. */
export type HubClient = Pick<
  HubConnection,
  | ('start' | 'stop' | 'on' | 'invoke' | 'onreconnecting' | 'onreconnected' | 'onclose')
  | ('serverTimeoutInMilliseconds' | 'keepAliveIntervalInMilliseconds')
>;

/** How often we ping, and how long we wait for the hub's. Browsers run timers of hidden tabs once a minute. */
export const PACE = {
  usual: { serverTimeoutInMilliseconds: 30_000, keepAliveIntervalInMilliseconds: 15_000 },
  quiet: { serverTimeoutInMilliseconds: 150_000, keepAliveIntervalInMilliseconds: 55_000 },
} as const;

/** Limit of the negotiation; the library's own is 100 s. */
const REQUEST_LIMIT_MS = 12_000;

/** A new connection to the hub, not started. */
export function buildHubClient(url: string): HubClient {
  const delayMs = createRetryDelays(() => performance.now());
  return (
    new HubConnectionBuilder()
      .withUrl(url, { timeout: REQUEST_LIMIT_MS, httpClient: new PollingClient() })
      .withAutomaticReconnect({
        nextRetryDelayInMilliseconds: ({ previousRetryCount }) => delayMs(previousRetryCount),
      })
      .withServerTimeout(PACE.usual.serverTimeoutInMilliseconds)
      .withKeepAliveInterval(PACE.usual.keepAliveIntervalInMilliseconds)
      // Failures reach us as errors and are reported once; the library would log each retry.
      .configureLogging(LogLevel.None)
      .build()
  );
}
