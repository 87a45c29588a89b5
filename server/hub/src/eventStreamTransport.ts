import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { GuardedWriter } from './guardedWriter';
import type { HubSettings } from './hubOptions';
import type { Frame, Transport, TransportKind } from './transport';

const EVENT_START = Buffer.from('data: ');
const EVENT_END = Buffer.from('\r\n\r\n');

export const eventStreams: TransportKind = {
  name: 'ServerSentEvents',
  transferFormats: ['Text'],
  hasPings: true,
  isDeflating: false,
  /** One line: JSON has no raw line break. */
  prepare: (records) => Buffer.concat([EVENT_START, records, EVENT_END]),
};

/**
 * The socket under a response once it is the response's turn. Until then the socket belongs to the answer to an earlier
 * request, and Node buffers writes to the response.
 */
function underneath(response: ServerResponse): Pick<Writable, 'write' | 'writableLength'> {
  return {
    write: (bytes: Buffer) => (response.socket ?? response).write(bytes),
    get writableLength() {
      return response.writableLength;
    },
  };
}

/**
 * Writes events to the socket under a response that stays open, because the response itself would hold each of them
 * back for a turn. The client sends its messages in separate requests.
 */
export class EventStreamTransport implements Transport {
  readonly kind = eventStreams;
  private readonly writer: GuardedWriter;

  constructor(
    private readonly response: ServerResponse,
    private readonly settings: HubSettings,
    connectionId: string,
  ) {
    this.writer = new GuardedWriter({
      stream: underneath(response),
      settings,
      connectionId,
      kind: eventStreams,
      cut: () => this.cut(),
    });
  }

  write(frame: Frame): void {
    if (!this.response.writableEnded && !this.response.destroyed) this.writer.write(frame.preparedFor(this.kind));
  }

  cutIfFull(waitingBytes: number): boolean {
    return this.writer.cutIfFull(waitingBytes);
  }

  end(): void {
    this.response.end();
    const forget = this.settings.clock.after(this.settings.closeTimeoutMs, () => this.cut());
    this.response.once('close', forget);
  }

  cut(): void {
    this.response.destroy();
  }

  tick(elapsedMs: number): void {
    this.writer.tick(elapsedMs);
  }
}
