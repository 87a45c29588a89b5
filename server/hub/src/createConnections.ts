import { randomBytes } from 'node:crypto';
import type { HubSettings } from './hubOptions';
import { limitKey } from './limitKey';
import type { LongPollingTransport } from './longPollingTransport';
import type { Session } from './session';

/** How a client is connected. Polls are separate requests that must find their transport again. */
export type Line =
  | { readonly kind: 'webSocket'; readonly session: Session }
  | { readonly kind: 'eventStream'; readonly session: Session }
  | { readonly kind: 'longPolling'; readonly session: Session; readonly transport: LongPollingTransport };

type State =
  | { readonly kind: 'negotiated' }
  | { readonly kind: 'connected'; readonly line: Line }
  /** The conversation has ended; the client's next poll learns that it was the last one. */
  | { readonly kind: 'over' };

/** A client, from its negotiation on. */
export interface Connection {
  /** Public: for logs and hub methods. */
  readonly id: string;
  /** Secret: it authenticates the client in `?id=`. */
  readonly token: string;
  readonly address: string;
  state: State;
  /** Time in a state that the connection should leave soon. */
  waitedMs: number;
}

/** 128 random bits in letters that need no escape in an address: clients append the token as it is. */
const newId = () => randomBytes(16).toString('base64url');

/** All connections of this process, by token. */
export function createConnections(settings: Pick<HubSettings, 'connectTimeoutMs' | 'maxConnectionsPerAddress'>) {
  const byToken = new Map<string, Connection>();
  const perAddress = new Map<string, number>();
  const waiting: (() => void)[] = [];
  /** The sessions that broadcasts go to. */
  const connected = new Set<Session>();

  function count(address: string, change: number): void {
    const total = (perAddress.get(address) ?? 0) + change;
    if (total === 0) perAddress.delete(address);
    else perAddress.set(address, total);
  }

  function enter(connection: Connection, state: State): void {
    if (connection.state.kind === 'connected') connected.delete(connection.state.line.session);
    if (state.kind === 'connected') connected.add(state.line.session);
    connection.state = state;
    connection.waitedMs = 0;
    if (connected.size === 0) for (const resolve of waiting.splice(0)) resolve();
  }

  /** `hasToken` is false for clients of negotiation version 0, which use one id for both. */
  function add(ip: string, hasToken: boolean): Connection {
    const id = newId();
    const token = hasToken ? newId() : id;
    const connection: Connection = { id, token, address: limitKey(ip), state: { kind: 'negotiated' }, waitedMs: 0 };
    byToken.set(token, connection);
    count(connection.address, 1);
    return connection;
  }

  function remove(connection: Connection): void {
    if (byToken.delete(connection.token)) count(connection.address, -1);
    enter(connection, { kind: 'over' });
  }

  /** Ages connections that are not connected, and drops the old ones: clients that fall back leave some behind. */
  function tick(elapsedMs: number): void {
    for (const connection of byToken.values()) {
      const { state } = connection;
      if (state.kind === 'connected') state.line.session.tick(elapsedMs);
      else {
        connection.waitedMs += elapsedMs;
        if (connection.waitedMs >= settings.connectTimeoutMs) remove(connection);
      }
    }
  }

  return {
    add,
    remove,
    tick,
    sessions: () => [...connected],
    /** Counts a connection in advance; returns how to uncount it. */
    reserve(ip: string): () => void {
      const address = limitKey(ip);
      count(address, 1);
      return () => count(address, -1);
    },
    connect: (connection: Connection, line: Line) => enter(connection, { kind: 'connected', line }),
    /** Keeps it for its client's next request, which learns that the connection is over. */
    retire: (connection: Connection) => enter(connection, { kind: 'over' }),
    /** Resolves when no session is left. */
    emptied: () => (connected.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))),
    find: (token: string) => byToken.get(token),
    /** Whether an address has all the connections it may have, including those not yet connected. */
    isFull: (ip: string) => (perAddress.get(limitKey(ip)) ?? 0) >= settings.maxConnectionsPerAddress,
    /** The number of all connections, connected or not. */
    size: () => byToken.size,
  };
}

export type Connections = ReturnType<typeof createConnections>;
