import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { expect } from '@playwright/test';
import { UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';

const TRANSPORTS = ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const;
const CLIENTS_EACH = process.env.TEST_RING === 'long' ? 6 : 2;

type Visitor = {
  readonly client: HubConnection;
  /** Number of messages received. */
  reported(): number;
  /** Number of broken connections, whether it reconnected or not. */
  broken(): number;
  /** How often it gave up. */
  lost(): number;
};

/** Hub clients as in browsers, some on each of the three transports, that count their messages. */
export async function comeToHub(url: string): Promise<Visitor[]> {
  const which = TRANSPORTS.flatMap((transport) => Array.from({ length: CLIENTS_EACH }, () => transport));
  return Promise.all(which.map((transport) => visitor(url, transport)));
}

async function visitor(url: string, transport: (typeof TRANSPORTS)[number]): Promise<Visitor> {
  const client = new HubConnectionBuilder()
    .withUrl(new URL('/realtime', url).href, { transport: HttpTransportType[transport], logger: LogLevel.None })
    .withAutomaticReconnect()
    .build();
  const count = { reported: 0, broken: 0, lost: 0 };
  client.on(UPDATE_EVENT, () => (count.reported += 1));
  client.onreconnecting(() => (count.broken += 1));
  client.onclose(() => (count.lost += 1));
  // A kept connection may end with the server behind it: a browser asks again then, Node's fetch does not.
  await client.start().catch(() => client.start());
  return { client, reported: () => count.reported, broken: () => count.broken, lost: () => count.lost };
}

/** Expects a new message for each of them. */
export async function expectAllNotified(all: readonly Visitor[]): Promise<void> {
  const before = all.map(({ reported }) => reported());
  await expect
    .poll(() => all.every(({ reported }, at) => reported() > (before[at] ?? 0)), { timeout: 60_000 })
    .toBe(true);
}

export async function leaveHub(all: readonly Visitor[]): Promise<void> {
  await Promise.all(all.map(({ client }) => client.stop()));
}
