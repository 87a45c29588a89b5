import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from './clock';
import type { HubLog } from './hubLog';
import type { HubWatch } from './hubWatch';
import type { HubCaller, HubMethod, HubMethods } from './methods';
import type { TransportKind } from './transport';

/** Options of the hub; times are milliseconds. */
export interface HubOptions {
  /** Path of the hub, `/chat`. */
  readonly path: string;
  /** Exact origins (`https://example.com`) whose pages may connect, or only pages of the requested host. */
  readonly allowedOrigins?: readonly string[] | 'same-host';
  /** As pino has it. Default: the app's own. */
  readonly log?: HubLog;
  /** Default: all of them. */
  readonly transports?: readonly TransportKind['name'][];
  /** A ping is sent after this long without a write. */
  readonly keepAliveMs?: number;
  readonly handshakeTimeoutMs?: number;
  /** A negotiated connection that has not connected by then is dropped. */
  readonly connectTimeoutMs?: number;
  /** A client that has pinged once and is then silent for this long is told to reconnect. */
  readonly clientTimeoutMs?: number;
  /** The two settings above, for a client whose pace is quiet. */
  readonly quietKeepAliveMs?: number;
  readonly quietClientTimeoutMs?: number;
  /** How long a peer may take to answer our close. */
  readonly closeTimeoutMs?: number;
  /** An idle poll is answered after this long: proxies cut at 60 s, and the client polls again. */
  readonly pollTimeoutMs?: number;
  /** A polling client without a poll for this long is gone. */
  readonly idlePollMs?: number;
  /** How long the body of a POST may take to arrive. */
  readonly bodyTimeoutMs?: number;
  /** The longest message a client may send; a frame or a body may have eight times as much. */
  readonly maxInboundBytes?: number;
  /** Most simultaneous calls of one client; further calls wait. */
  readonly maxParallelCalls?: number;
  /** With this many calls waiting, the hub reads nothing more from the client until there is room. */
  readonly maxWaitingCalls?: number;
  /** Bodies of one client that wait, unread, for the one before; more are refused with 429. */
  readonly maxWaitingPosts?: number;
  /** A reader with more unsent bytes is cut: it cannot skip messages, but it can reconnect and load a snapshot. */
  readonly maxBufferedBytes?: number;
  /** A reader with a byte unsent for this long is cut. */
  readonly stalledMs?: number;
  /**
   * Connections of one address, including those not yet connected; more are refused with 429. The address is Fastify's
   * `request.ip`, so set `trustProxy` behind a proxy.
   */
  readonly maxConnectionsPerAddress?: number;
  /** Negotiations answered in a second. More wait: a slow answer costs a client no attempt. */
  readonly negotiationsPerSecond?: number;
  /** Goodbyes a second while the hub drains, and the delay before the first. */
  readonly drainPerSecond?: number;
  readonly drainPauseMs?: number;
  /** Methods that clients may call, by name in any case of letters. */
  readonly methods?: Readonly<Record<string, HubMethod>>;
  /**
   * Called after each handshake, with the headers of the request that opened the connection; when it throws, the
   * connection is closed with an error.
   */
  readonly onConnected?: (caller: HubCaller, headers: IncomingHttpHeaders) => void;
  /** Receives figures of the hub's work. */
  readonly watch?: HubWatch;
  /** Default, as of `random`: the machine's. */
  readonly clock?: Clock;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** All options with their defaults, checked. */
export type HubSettings = Required<Omit<HubOptions, 'methods'>> & { readonly methods: HubMethods };

/** The hub checks all its connections at once, each second, or more often when a limit is shorter. */
export function tickMs(settings: HubSettings): number {
  const { keepAliveMs, handshakeTimeoutMs, connectTimeoutMs, clientTimeoutMs } = settings;
  const { quietKeepAliveMs, quietClientTimeoutMs, stalledMs, pollTimeoutMs, idlePollMs } = settings;
  const ofSession = [
    keepAliveMs,
    handshakeTimeoutMs,
    connectTimeoutMs,
    clientTimeoutMs,
    quietKeepAliveMs,
    quietClientTimeoutMs,
  ];
  const shortest = Math.min(...ofSession, stalledMs, pollTimeoutMs, idlePollMs);
  return Math.min(1000, Math.max(10, shortest / 5));
}
