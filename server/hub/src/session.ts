import type { IncomingHttpHeaders } from 'node:http';
import { createRecordReader } from './framing';
import { HANDSHAKE_CANCELED, handshakeError, handshakeReply } from './handshake';
import type { HubSettings } from './hubOptions';
import { Liveness } from './liveness';
import { type Call, type CloseReason, closeRecord, completionRecord, PING_RECORD, readMessage } from './messages';
import { type HubCaller, runCall } from './methods';
import { createFrame, type Frame, type Transport, type TransportKind } from './transport';

const PING = createFrame(PING_RECORD);
const CLOSED_WITH_ERROR = 'Connection closed with an error.';

interface Parts {
  readonly connectionId: string;
  readonly transport: Transport;
  readonly settings: HubSettings;
  /** Of the request that opened the line. */
  readonly headers: IncomingHttpHeaders;
}

/** One client's conversation, whatever carries it: handshake, then messages, pings and the close. */
export class Session {
  private phase: 'handshake' | 'open' | 'over' = 'handshake';
  private readonly read: ReturnType<typeof createRecordReader>;
  private readonly liveness: Liveness;
  private readonly caller: HubCaller;
  private readonly connectionId: string;
  private readonly transport: Transport;
  private readonly settings: HubSettings;
  /** Given away with the handshake: ten thousand visitors' headers would fill memory for nothing. */
  private headers: IncomingHttpHeaders | null;

  constructor({ connectionId, transport, settings, headers }: Parts) {
    this.connectionId = connectionId;
    this.transport = transport;
    this.settings = settings;
    this.headers = headers;
    this.read = createRecordReader(settings.maxInboundBytes);
    this.liveness = new Liveness(settings);
    this.caller = { connectionId, close: (reason) => this.close(reason) };
  }

  get transportName(): TransportKind['name'] {
    return this.transport.kind.name;
  }

  isOpen(): boolean {
    return this.phase === 'open';
  }

  /** Bytes from the client, torn or glued in any way. */
  receive(bytes: Buffer): void {
    if (this.phase === 'over') return;
    this.liveness.heard();
    try {
      const { records, isTooLong } = this.read(bytes);
      for (const record of records) this.take(record);
      if (isTooLong) this.refuseLength();
    } catch (error) {
      this.settings.log.error({ err: error, connectionId: this.connectionId }, 'hub session failed');
      this.finish(closeRecord({ error: CLOSED_WITH_ERROR }), 'failed');
    }
  }

  /** A frame for everybody; one that comes before the handshake is not for this client yet. */
  deliver(frame: Frame): void {
    if (this.phase === 'open') this.write(frame);
  }

  close(reason: CloseReason = {}): void {
    if (this.phase === 'over') return;
    this.finish(this.phase === 'open' ? closeRecord(reason) : null, 'done');
  }

  /** The line is gone, whoever ended it. */
  lineClosed(): void {
    this.phase = 'over';
  }

  /** Ends the line without a word. */
  cut(): void {
    this.transport.cut();
  }

  tick(elapsedMs: number): void {
    this.transport.tick(elapsedMs);
    if (this.phase === 'handshake') {
      if (this.liveness.tickHandshake(elapsedMs) === 'handshakeTimedOut') this.refuseHandshake(HANDSHAKE_CANCELED);
    } else if (this.phase === 'open' && this.transport.kind.hasPings) {
      const due = this.liveness.tickOpen(elapsedMs);
      if (due === 'clientTimedOut') this.close({ allowReconnect: true });
      if (due === 'ping') this.write(PING);
    }
  }

  private take(record: string): void {
    if (this.phase === 'handshake') this.shakeHands(record);
    else if (this.phase === 'open') this.takeMessage(record);
  }

  private shakeHands(record: string): void {
    const error = handshakeError(record);
    if (error !== null) return this.refuseHandshake(error);
    this.write(createFrame(handshakeReply(null)));
    this.phase = 'open';
    try {
      this.settings.onConnected(this.caller, this.headers ?? {});
    } catch (failure) {
      this.settings.log.error({ err: failure, connectionId: this.connectionId }, 'hub refused a connection');
      this.close({ error: CLOSED_WITH_ERROR });
    }
    this.headers = null;
  }

  private takeMessage(record: string): void {
    const message = readMessage(record);
    switch (message.kind) {
      case 'call':
      case 'streamCall':
        void this.answer(message);
        break;
      case 'ping':
        this.liveness.pinged();
        break;
      case 'close':
        this.finish(null, 'done');
        break;
      case 'unreadable':
        this.refuse(message.error);
        break;
      case 'unknown':
        break;
    }
  }

  private async answer(call: Call): Promise<void> {
    const outcome = await runCall(this.settings.methods, this.caller, call, this.settings.log);
    if (call.invocationId !== null && this.phase === 'open') {
      this.write(createFrame(completionRecord(call.invocationId, outcome)));
    }
  }

  private refuseLength(): void {
    if (this.phase === 'handshake') this.refuseHandshake(HANDSHAKE_CANCELED);
    else this.refuse(`The maximum message size of ${this.settings.maxInboundBytes}B was exceeded.`);
  }

  private refuseHandshake(error: string): void {
    this.settings.log.info({ connectionId: this.connectionId, error }, 'hub handshake refused');
    this.finish(handshakeReply(error), 'done');
  }

  private refuse(error: string): void {
    this.settings.log.warn({ connectionId: this.connectionId, error }, 'hub message refused');
    this.close({ error: `${CLOSED_WITH_ERROR} ${error}` });
  }

  private finish(lastRecord: string | null, how: 'done' | 'failed'): void {
    if (lastRecord !== null) this.write(createFrame(lastRecord));
    this.phase = 'over';
    this.transport.end(how);
  }

  private write(frame: Frame): void {
    this.liveness.wrote();
    this.transport.write(frame);
  }
}
