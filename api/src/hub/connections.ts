import { randomBytes } from 'node:crypto';
import type { HubSettings } from './hubOptions';
import type { Session } from './session';
import type { TransportKind } from './transport';

/** A client that has negotiated, and from then on. */
export interface Connection {
  /** Public: in logs, and in the hands of hub methods. */
  readonly id: string;
  /** Secret: who knows it in `?id=` is this client. */
  readonly token: string;
  readonly address: string;
  /** Null until the client connects with a transport. */
  line: { readonly kind: TransportKind; readonly session: Session } | null;
  waitedMs: number;
}

/** 128 random bits in letters that need no escape in an address: clients append the token as it is. */
const newId = () => randomBytes(16).toString('base64url');

/** All connections of this process, by their token. */
export function createConnections(settings: Pick<HubSettings, 'connectTimeoutMs' | 'maxSocketsPerAddress'>) {
  const byToken = new Map<string, Connection>();
  const perAddress = new Map<string, number>();
  const waiting: (() => void)[] = [];

  function count(address: string, change: number): void {
    const total = (perAddress.get(address) ?? 0) + change;
    if (total === 0) perAddress.delete(address);
    else perAddress.set(address, total);
  }

  /** `hasToken` is false for clients of negotiation version 0, which know one id for both uses. */
  function add(address: string, hasToken: boolean): Connection {
    const id = newId();
    const connection = { id, token: hasToken ? newId() : id, address, line: null, waitedMs: 0 };
    byToken.set(connection.token, connection);
    count(address, 1);
    return connection;
  }

  function remove(connection: Connection): void {
    if (byToken.delete(connection.token)) count(connection.address, -1);
    if (byToken.size === 0) for (const resolve of waiting.splice(0)) resolve();
  }

  /** Forgets those who never connected; resolves when the others are gone too. */
  function emptied(): Promise<void> {
    for (const connection of byToken.values()) if (!connection.line) remove(connection);
    return byToken.size === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
  }

  /** Ages those that never connected, and forgets them in time: clients that fall back leave some behind. */
  function tick(elapsedMs: number): void {
    for (const connection of byToken.values()) {
      if (connection.line) connection.line.session.tick(elapsedMs);
      else {
        connection.waitedMs += elapsedMs;
        if (connection.waitedMs >= settings.connectTimeoutMs) remove(connection);
      }
    }
  }

  function sessions(): Session[] {
    const found: Session[] = [];
    for (const { line } of byToken.values()) if (line) found.push(line.session);
    return found;
  }

  return {
    add,
    remove,
    tick,
    emptied,
    sessions,
    find: (token: string) => byToken.get(token),
    /** Whether an address has as many connections as it may, those not yet connected included. */
    isFull: (address: string) => (perAddress.get(address) ?? 0) >= settings.maxSocketsPerAddress,
  };
}

export type Connections = ReturnType<typeof createConnections>;
