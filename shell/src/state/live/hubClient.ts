import {
  DefaultHttpClient,
  HttpClient,
  type HttpRequest,
  type HttpResponse,
  type HubConnection,
  HubConnectionBuilder,
  LogLevel,
  NullLogger,
  TimeoutError,
} from '@microsoft/signalr';
import { createRetryDelays } from '../../domain/hubRetries';

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

/**
 * The library's requests, except that a poll without an answer (100 s) is an error. The library would silently poll
 * again: behind a network that swallows everything, a page without WebSockets and event streams would look connected
 * for ever and miss updates. The error ends the connection, and a new one loads everything.
 */
export class PollingClient extends HttpClient {
  constructor(private readonly inner: Pick<HttpClient, 'send'> = new DefaultHttpClient(NullLogger.instance)) {
    super();
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    try {
      return await this.inner.send(request);
    } catch (error) {
      const isPoll = request.method === 'GET';
      throw isPoll && error instanceof TimeoutError ? new Error('Expected an answer to a poll, got none') : error;
    }
  }
}
