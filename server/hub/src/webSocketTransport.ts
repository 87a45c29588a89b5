import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { GuardedWriter } from './guardedWriter';
import type { HubSettings } from './hubOptions';
import type { HubSocket } from './hubSocket';
import type { Frame, Transport, TransportKind } from './transport';
import { deflatedFrame, textFrame } from './webSocketFrame';

export const webSockets: TransportKind = {
  name: 'WebSockets',
  transferFormats: ['Text', 'Binary'],
  hasPings: true,
  isDeflating: false,
  prepare: (records) => textFrame(records),
};

/** WebSockets of clients that agreed to compression: a message that gains nothing by it stays plain. */
export const deflatedWebSockets: TransportKind = {
  ...webSockets,
  isDeflating: true,
  prepare: (records, deflated) => (deflated ? deflatedFrame(deflated) : textFrame(records)),
};

const CLOSE_CODE = { done: 1000, failed: 1011 } as const;

/**
 * Writes prepared frames to the network socket under a WebSocket. That is safe because `ws`, which gets no message to
 * send and so compresses none, writes each of its own frames (pong, close) whole and at once, and nothing is written
 * after its close frame.
 */
export class WebSocketTransport implements Transport {
  readonly kind: TransportKind;
  private readonly writer: GuardedWriter;

  constructor(
    private readonly ws: HubSocket,
    socket: Duplex,
    private readonly settings: HubSettings,
    connectionId: string,
  ) {
    this.kind = ws.isDeflating() ? deflatedWebSockets : webSockets;
    this.writer = new GuardedWriter({
      stream: socket,
      settings,
      connectionId,
      kind: this.kind,
      cut: () => this.cut(),
    });
  }

  write(frame: Frame): void {
    if (this.ws.readyState === WebSocket.OPEN) this.writer.write(frame.preparedFor(this.kind));
  }

  cutIfFull(waitingBytes: number): boolean {
    return this.writer.cutIfFull(waitingBytes);
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
