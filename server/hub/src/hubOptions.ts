import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from './clock';
import type { HubLog } from './hubLog';
import type { HubWatch } from './hubWatch';
import type { HubCaller, HubMethod, HubMethods } from './methods';
import type { TransportKind } from './transport';

/** How the hub is set up; times are milliseconds. */
export interface HubOptions {
  /** Where it answers, `/chat`. */
  readonly path: string;
  /** Exact origins (`https://example.com`) whose pages may connect, or only pages of the host that was asked. */
  readonly allowedOrigins?: readonly string[] | 'same-host';
  /** The app's own unless told. */
  readonly log?: HubLog;
  /** Those that may be used; all of them unless some are left out. */
  readonly transports?: readonly TransportKind['name'][];
  /** A ping goes out when nothing was written for so long. */
  readonly keepAliveMs?: number;
  readonly handshakeTimeoutMs?: number;
  /** A negotiated connection that has not connected by then is forgotten. */
  readonly connectTimeoutMs?: number;
  /** A client that has pinged once and then says nothing for so long is told to come back. */
  readonly clientTimeoutMs?: number;
  /** How long a peer may take to answer our close. */
  readonly closeTimeoutMs?: number;
  /** An idle poll is answered after so long: proxies cut at 60 s, and the client asks again. */
  readonly pollTimeoutMs?: number;
  /** A client that polls, and has not for so long, is gone. */
  readonly idlePollMs?: number;
  /** How long the body of a POST may take to arrive. */
  readonly bodyTimeoutMs?: number;
  /** The longest message a client may send. */
  readonly maxInboundBytes?: number;
  /** Calls of one client that run at the same time; the next wait for their turn. */
  readonly maxParallelCalls?: number;
  /** With so many calls waiting, nothing more is read of a client until there is room. */
  readonly maxWaitingCalls?: number;
  /** Bodies of one client that wait, unread, for the one before; more are refused with 429. */
  readonly maxWaitingPosts?: number;
  /** A reader with more unsent bytes is cut: it cannot see a hole, but it can come back and load a snapshot. */
  readonly maxBufferedBytes?: number;
  /** A reader with a byte unsent for so long is cut. */
  readonly stalledMs?: number;
  /** Connections of one address, those not yet connected included; more are refused with 429. */
  readonly maxConnectionsPerAddress?: number;
  /** Negotiations answered in a second. More wait for their turn: a slow answer costs a client no attempt. */
  readonly negotiationsPerSecond?: number;
  /** Goodbyes a second while the hub drains, and how long it waits before the first. */
  readonly drainPerSecond?: number;
  readonly drainPauseMs?: number;
  /** Methods that clients may call, by name. */
  readonly methods?: Readonly<Record<string, HubMethod>>;
  /** Called after each handshake, with the headers of the request that opened the line; when it throws, the connection is closed with an error. */
  readonly onConnected?: (caller: HubCaller, headers: IncomingHttpHeaders) => void;
  /** Who counts what the hub does. */
  readonly watch?: HubWatch;
  readonly clock?: Clock;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** All of them, checked. */
export type HubSettings = Required<Omit<HubOptions, 'methods'>> & { readonly methods: HubMethods };

/** The hub looks at all its connections at once, each second, or oftener when a limit is shorter. */
export function tickMs(settings: HubSettings): number {
  const { keepAliveMs, handshakeTimeoutMs, connectTimeoutMs, clientTimeoutMs } = settings;
  const { stalledMs, pollTimeoutMs, idlePollMs } = settings;
  const ofSession = [keepAliveMs, handshakeTimeoutMs, connectTimeoutMs, clientTimeoutMs];
  const shortest = Math.min(...ofSession, stalledMs, pollTimeoutMs, idlePollMs);
  return Math.min(1000, Math.max(10, shortest / 5));
}
