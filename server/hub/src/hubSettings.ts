import { systemClock } from './clock';
import { type HubLog, limitedLog } from './hubLog';
import type { HubOptions, HubSettings } from './hubOptions';
import { NO_METRICS } from './hubWatch';
import { methodTable } from './methods';
import { checkOptions } from './optionsCheck';

export const DEFAULTS = {
  allowedOrigins: 'same-host',
  transports: ['WebSockets', 'ServerSentEvents', 'LongPolling'],
  keepAliveMs: 15_000,
  handshakeTimeoutMs: 15_000,
  connectTimeoutMs: 15_000,
  clientTimeoutMs: 30_000,
  quietKeepAliveMs: 55_000,
  quietClientTimeoutMs: 150_000,
  closeTimeoutMs: 5_000,
  pollTimeoutMs: 50_000,
  idlePollMs: 15_000,
  bodyTimeoutMs: 30_000,
  maxInboundBytes: 32_768,
  maxParallelCalls: 1,
  maxWaitingCalls: 16,
  maxWaitingPosts: 8,
  maxBufferedBytes: 1_048_576,
  stalledMs: 10_000,
  maxConnectionsPerAddress: 200,
  negotiationsPerSecond: 1_000,
  drainPerSecond: 750,
  drainPauseMs: 3_000,
  onConnected: () => {},
  watch: NO_METRICS,
  clock: systemClock,
  random: Math.random,
} satisfies Partial<HubOptions>;

/** @throws Error that names the option, what was expected and what came */
export function withDefaults(options: HubOptions, appLog: HubLog): HubSettings {
  checkOptions(options);
  const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  const settings = { path: options.path, ...DEFAULTS, ...given, methods: methodTable(options.methods ?? {}) };
  return { ...settings, log: limitedLog(options.log ?? appLog, settings.clock) };
}
