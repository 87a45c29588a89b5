import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { Backlog } from './backlog';
import type { HubSettings } from './hubOptions';
import type { Frame, Transport, TransportKind } from './transport';
import { textFrame } from './webSocketFrame';

export const webSockets: TransportKind = {
  name: 'WebSockets',
  transferFormats: ['Text', 'Binary'],
  prepare: textFrame,
};

const CLOSE_CODE = { done: 1000, failed: 1011 } as const;

/**
 * Writes prepared frames to the network socket under a WebSocket. That is safe because `ws` without compression
 * writes each of its own frames (pong, close) whole and at once, and nothing is written after its close frame.
 */
export class WebSocketTransport implements Transport {
  readonly kind = webSockets;
  private readonly backlog: Backlog;

  constructor(
    private readonly ws: WebSocket,
    private readonly socket: Duplex,
    private readonly settings: HubSettings,
    private readonly connectionId: string,
  ) {
    this.backlog = new Backlog(settings);
  }

  write(frame: Frame): void {
    if (this.ws.readyState !== WebSocket.OPEN) return;
    if (this.backlog.isFull(this.socket.writableLength)) return this.cutSlowReader();
    const bytes = frame.preparedFor(this.kind);
    this.backlog.wrote(bytes.length);
    this.socket.write(bytes);
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
    if (this.backlog.isStalled(this.socket.writableLength, elapsedMs)) this.cutSlowReader();
  }

  private cutSlowReader(): void {
    const { connectionId, socket } = this;
    this.settings.log.info({ connectionId, unsentBytes: socket.writableLength }, 'hub client reads too slowly');
    this.cut();
  }
}
