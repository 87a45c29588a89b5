import { HttpTransportType, HubConnectionBuilder, type IHttpConnectionOptions, LogLevel } from '@microsoft/signalr';
import { afterTest } from './afterTest';

const asItIs = (builder: HubConnectionBuilder) => builder;

/** The public client with the visitors' settings; it reconnects at once when its connection breaks. */
export function aStockClient(url: string, options: IHttpConnectionOptions = {}, configure = asItIs) {
  const builder = new HubConnectionBuilder()
    .withUrl(url, { logger: LogLevel.None, ...options })
    .withAutomaticReconnect([0, 0, 0, 0]);
  const client = configure(builder).build();
  afterTest(() => client.stop());
  return client;
}

/** Rows for `describe.each`: behaviour that all transports share. */
export const TRANSPORTS = [
  ['WebSockets', HttpTransportType.WebSockets],
  ['ServerSentEvents', HttpTransportType.ServerSentEvents],
  ['LongPolling', HttpTransportType.LongPolling],
] as const;

export const SKIP_NEGOTIATION = { skipNegotiation: true, transport: HttpTransportType.WebSockets } as const;

type StockClient = ReturnType<typeof aStockClient>;

export const onClose = (client: StockClient) => new Promise<Error | undefined>((resolve) => client.onclose(resolve));

export const onReconnected = (client: StockClient) =>
  new Promise<string | undefined>((resolve) => client.onreconnected(resolve));

/** Resolves with the arguments of the next `count` calls of `target`. */
export function calls(client: Pick<StockClient, 'on'>, target: string, count: number): Promise<unknown[][]> {
  const seen: unknown[][] = [];
  return new Promise((resolve) => {
    client.on(target, (...args: unknown[]) => {
      seen.push(args);
      if (seen.length === count) resolve(seen);
    });
  });
}

interface Negotiated {
  readonly negotiateVersion: number;
  readonly connectionId: string;
  readonly connectionToken: string;
}

export async function negotiate(url: string, query = '?negotiateVersion=1', init: RequestInit = {}) {
  const response = await fetch(`${url}/negotiate${query}`, { method: 'POST', ...init });
  const body: Negotiated = JSON.parse(await response.text());
  return { response, body };
}
