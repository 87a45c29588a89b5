import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { GuardedWriter } from './guardedWriter';
import type { HubSettings } from './hubOptions';
import type { Frame, Transport, TransportKind } from './transport';
import { textFrame } from './webSocketFrame';

export const webSockets: TransportKind = {
  name: 'WebSockets',
  transferFormats: ['Text', 'Binary'],
  hasPings: true,
  prepare: textFrame,
};

const CLOSE_CODE = { done: 1000, failed: 1011 } as const;

/**
 * Writes prepared frames to the network socket under a WebSocket. That is safe because `ws` without compression writes
 * each of its own frames (pong, close) whole and at once, and nothing is written after its close frame.
 */
export class WebSocketTransport implements Transport {
  readonly kind = webSockets;
  private readonly writer: GuardedWriter;

  constructor(
    private readonly ws: WebSocket,
    socket: Duplex,
    private readonly settings: HubSettings,
    connectionId: string,
  ) {
    this.writer = new GuardedWriter({
      stream: socket,
      settings,
      connectionId,
      kind: webSockets,
      cut: () => this.cut(),
    });
  }

  write(frame: Frame): void {
    if (this.ws.readyState === WebSocket.OPEN) this.writer.write(frame.preparedFor(this.kind));
  }

  end(how: 'done' | 'failed'): void {
    this.ws.close(CLOSE_CODE[how]);
    const forget = this.settings.clock.after(this.settings.closeTimeoutMs, () => this.cut());
    this.ws.once('close', forget);
  }

  cut(): void {
    this.ws.terminate();
  }

  tick(elapsedMs: number): void {
    this.writer.tick(elapsedMs);
  }
}
