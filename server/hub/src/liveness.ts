import type { HubSettings } from './hubOptions';
import type { Pace } from './methods';

type Limits = Pick<
  HubSettings,
  'keepAliveMs' | 'handshakeTimeoutMs' | 'clientTimeoutMs' | 'quietKeepAliveMs' | 'quietClientTimeoutMs'
>;

/** What a session must do because time passed. */
type Due = 'nothing' | 'ping' | 'handshakeTimedOut' | 'clientTimedOut';

/**
 * How long each side of a connection has been silent.
 *
 * Time is counted in ticks, not read from a clock: a tick never counts much more than its length, so after the process
 * was frozen not all clients seem dead at once.
 */
export class Liveness {
  private handshakeElapsedMs = 0;
  private sinceWrittenMs = 0;
  private sinceReceivedMs = 0;
  private hasPinged = false;
  private pace: Pace = 'usual';

  constructor(private readonly limits: Limits) {}

  wrote(): void {
    this.sinceWrittenMs = 0;
  }

  received(): void {
    this.sinceReceivedMs = 0;
  }

  /** Only a client that pings is expected to keep pinging. */
  pinged(): void {
    this.hasPinged = true;
  }

  /** The client's silence counts again: until it knows of its new pace it pings at the old one. */
  setPace(pace: Pace): void {
    if (pace === this.pace) return;
    this.pace = pace;
    this.sinceReceivedMs = 0;
  }

  tickHandshake(elapsedMs: number): Due {
    this.handshakeElapsedMs += elapsedMs;
    return this.handshakeElapsedMs >= this.limits.handshakeTimeoutMs ? 'handshakeTimedOut' : 'nothing';
  }

  tickOpen(elapsedMs: number): Due {
    this.sinceWrittenMs += elapsedMs;
    this.sinceReceivedMs += elapsedMs;
    const { limits, pace } = this;
    const [keepAliveMs, clientTimeoutMs] =
      pace === 'quiet'
        ? [limits.quietKeepAliveMs, limits.quietClientTimeoutMs]
        : [limits.keepAliveMs, limits.clientTimeoutMs];
    if (this.hasPinged && this.sinceReceivedMs >= clientTimeoutMs) return 'clientTimedOut';
    return this.sinceWrittenMs >= keepAliveMs ? 'ping' : 'nothing';
  }
}
