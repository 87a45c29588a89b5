import { type Clock, systemClock } from './clock';
import type { HubLog } from './hubLog';
import { type HubCaller, type HubMethod, type HubMethods, methodTable } from './methods';

/** How the hub is set up; times are milliseconds. */
export interface HubOptions {
  /** Where it answers, `/realtime`. */
  readonly path: string;
  /** Exact origins (`https://tyso.vn`) whose pages may connect, or only pages of the host that was asked. */
  readonly allowedOrigins: readonly string[] | 'same-host';
  readonly log: HubLog;
  /** A ping goes out when nothing was written for so long. */
  readonly keepAliveMs?: number;
  readonly handshakeTimeoutMs?: number;
  /** A negotiated connection that has not connected by then is forgotten. */
  readonly connectTimeoutMs?: number;
  /** A client that has pinged once and then says nothing for so long is told to come back. */
  readonly clientTimeoutMs?: number;
  /** How long a peer may take to answer our close. */
  readonly closeTimeoutMs?: number;
  /** The longest message a client may send. */
  readonly maxInboundBytes?: number;
  /** A reader with more unsent bytes is cut: it cannot see a hole, but it can come back and load a snapshot. */
  readonly maxBufferedBytes?: number;
  /** A reader with a byte unsent for so long is cut. */
  readonly stalledMs?: number;
  readonly maxSocketsPerAddress?: number;
  /** Methods that clients may call. The product has none. */
  readonly methods?: Readonly<Record<string, HubMethod>>;
  /** Called after each handshake; when it throws, the connection is closed with an error. */
  readonly onConnected?: (caller: HubCaller) => void;
  readonly clock?: Clock;
}

const DEFAULTS = {
  keepAliveMs: 15_000,
  handshakeTimeoutMs: 15_000,
  connectTimeoutMs: 15_000,
  clientTimeoutMs: 30_000,
  closeTimeoutMs: 5_000,
  maxInboundBytes: 32_768,
  maxBufferedBytes: 1_048_576,
  stalledMs: 10_000,
  maxSocketsPerAddress: 200,
  onConnected: () => {},
  clock: systemClock,
} satisfies Partial<HubOptions>;

export type HubSettings = Required<Omit<HubOptions, 'methods'>> & { readonly methods: HubMethods };

export function withDefaults(options: HubOptions): HubSettings {
  return { ...DEFAULTS, ...options, methods: methodTable(options.methods ?? {}) };
}

/** The hub looks at all its connections at once, each second, or oftener when a limit is shorter. */
export function tickMs(settings: HubSettings): number {
  const { keepAliveMs, handshakeTimeoutMs, connectTimeoutMs, clientTimeoutMs, stalledMs } = settings;
  const shortest = Math.min(keepAliveMs, handshakeTimeoutMs, connectTimeoutMs, clientTimeoutMs, stalledMs);
  return Math.min(1000, Math.max(10, shortest / 5));
}
