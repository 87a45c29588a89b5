import { WebSocket } from 'ws';

const CloseCode = { normal: 1000, tooLong: 1009 } as const;

/** A WebSocket that closes as SignalR's own server does: with a code, and with a reason before it. */
export class HubSocket extends WebSocket {
  /** A frame is longer than `maxPayload`; the peer can still be told so. */
  onTooLong = (): void => {};

  /**
   * `ws` closes by this method on its own account, too: in answer to a peer's close, whose missing code it would answer with
   * none (the peer then sees 1005, which is no clean end), and to a frame it refuses. A peer's own 1009 has its reason
   * with it, be it empty.
   */
  override close(code: number = CloseCode.normal, reason?: string | Buffer): void {
    if (code === CloseCode.tooLong && reason === undefined) this.onTooLong();
    super.close(code, reason);
  }
}
