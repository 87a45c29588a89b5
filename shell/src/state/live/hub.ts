import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { RECONNECT_DELAYS_MS } from '../../domain/hubRetries';

/** What we use of a SignalR connection; tests give their own. */
export type Hub = Pick<HubConnection, 'start' | 'stop' | 'on' | 'onreconnecting' | 'onreconnected' | 'onclose'>;

const SERVER_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 15_000;

/** A new connection to the hub, not started. */
export function buildHub(url: string): Hub {
  return (
    new HubConnectionBuilder()
      .withUrl(url)
      .withAutomaticReconnect([...RECONNECT_DELAYS_MS])
      .withServerTimeout(SERVER_TIMEOUT_MS)
      .withKeepAliveInterval(KEEP_ALIVE_MS)
      // Failures reach us as errors and are reported once; the library would log each retry.
      .configureLogging(LogLevel.None)
      .build()
  );
}
