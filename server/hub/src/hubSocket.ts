import { PerMessageDeflate, WebSocket } from 'ws';

const CloseCode = { normal: 1000, tooLong: 1009 } as const;

/** A WebSocket that closes as SignalR's own server does: with a code, after a reason. */
export class HubSocket extends WebSocket {
  /** A frame is longer than `maxPayload`; the peer can still receive a reason. */
  onTooLong = (): void => {};

  /** Whether the client agreed to compression. */
  isDeflating(): boolean {
    return this.extensions === PerMessageDeflate.extensionName;
  }

  /** `ws` would keep what it inflated a message with, 40 kB for each client that pings. */
  forgetInflater(): void {
    const agreed: unknown = Reflect.get(this, '_extensions');
    const deflate: unknown = Object(agreed)[PerMessageDeflate.extensionName];
    if (deflate instanceof PerMessageDeflate) deflate.cleanup();
  }

  /**
   * `ws` also calls this method itself: to answer a peer's close, where it would answer a missing code with none (the
   * peer then sees 1005, which is no clean end), and for a frame it refuses. A peer's own 1009 comes with a reason,
   * which may be empty.
   */
  override close(code: number = CloseCode.normal, reason?: string | Buffer): void {
    if (code === CloseCode.tooLong && reason === undefined) this.onTooLong();
    super.close(code, reason);
  }
}
