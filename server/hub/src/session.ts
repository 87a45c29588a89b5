import type { IncomingHttpHeaders } from 'node:http';
import type { Groups } from './createGroups';
import { createRecordReader } from './framing';
import { HANDSHAKE_CANCELED, handshakeError, handshakeReply } from './handshake';
import type { HubMessage } from './hubMessage';
import type { HubSettings } from './hubOptions';
import { Liveness } from './liveness';
import { type Call, type CloseReason, closeRecord, errorRecord, PING_RECORD, readMessage } from './messages';
import { type HubCaller, type HubMethod, methodOf, runCall } from './methods';
import { Outbox } from './outbox';
import { TaskQueue } from './taskQueue';
import { createFrame, type Frame, type Transport, type TransportKind } from './transport';

const PING = createFrame(PING_RECORD);
const CLOSED_WITH_ERROR = 'Connection closed with an error.';

interface Deps {
  readonly connectionId: string;
  readonly transport: Transport;
  readonly settings: HubSettings;
  readonly groups: Groups;
  /** The headers of the request that opened the connection. */
  readonly headers: IncomingHttpHeaders;
}

/** One client's conversation over any transport: handshake, then messages, pings and the close. */
export class Session {
  private phase: 'handshake' | 'open' | 'over' = 'handshake';
  private readonly read: ReturnType<typeof createRecordReader>;
  private readonly liveness: Liveness;
  private readonly caller: HubCaller;
  private readonly connectionId: string;
  private readonly transport: Transport;
  private readonly settings: HubSettings;
  private readonly calls: TaskQueue;
  private readonly outbox: Outbox;
  private readonly groups: Groups;
  /** How to leave each group that the client is in. */
  private readonly leaves = new Map<string, () => void>();
  /** Dropped after the handshake: ten thousand visitors' headers would fill memory for nothing. */
  private headers: IncomingHttpHeaders | null;

  constructor({ connectionId, transport, settings, groups, headers }: Deps) {
    this.connectionId = connectionId;
    this.transport = transport;
    this.settings = settings;
    this.headers = headers;
    this.groups = groups;
    this.outbox = new Outbox(transport);
    this.read = createRecordReader(settings.maxInboundBytes);
    this.liveness = new Liveness(settings);
    this.calls = new TaskQueue({ atOnce: settings.maxParallelCalls, maxWaiting: settings.maxWaitingCalls });
    this.caller = {
      connectionId,
      close: (reason) => this.close(reason),
      join: (group) => this.join(group),
      leave: (group) => this.leave(group),
      send: (message) => this.send(message),
      setPace: (pace) => this.liveness.setPace(pace),
    };
  }

  get transportName(): TransportKind['name'] {
    return this.transport.kind.name;
  }

  get isDeflating(): boolean {
    return this.transport.kind.isDeflating;
  }

  isOpen(): boolean {
    return this.phase === 'open';
  }

  /** Bytes from the client, in any chunks. */
  receive(bytes: Buffer): void {
    if (this.phase === 'over') return;
    this.liveness.received();
    this.guard(() => {
      const { records, isTooLong } = this.read(bytes);
      for (const record of records) this.take(record);
      if (isTooLong) this.refuse(`The maximum message size of ${this.settings.maxInboundBytes}B was exceeded.`);
    });
  }

  /** Null while there is room for more of the client's calls; else resolves when there is. Read nothing before. */
  room(): Promise<void> | null {
    return this.isCrowded() ? this.calls.room() : null;
  }

  /** A frame for many clients; before the handshake this one does not get it. */
  deliver(frame: Frame): void {
    if (this.phase === 'open') this.write(frame);
  }

  close(reason: CloseReason = {}): void {
    if (this.phase === 'over') return;
    this.finish(this.phase === 'open' ? closeRecord(reason) : null, 'done');
    this.calls.drop();
  }

  /** The client sent more than it may: closes the connection with this error. */
  refuse(error: string): void {
    if (this.phase === 'handshake') this.refuseHandshake(HANDSHAKE_CANCELED);
    else if (this.phase === 'open') this.refuseMessage(error);
  }

  /** The connection is gone, whichever side ended it. */
  lineClosed(): void {
    this.over();
  }

  /** Ends the connection without a goodbye. */
  cut(): void {
    this.transport.cut();
  }

  tick(elapsedMs: number): void {
    this.transport.tick(elapsedMs);
    if (this.phase === 'handshake') {
      if (this.liveness.tickHandshake(elapsedMs) === 'handshakeTimedOut') this.refuseHandshake(HANDSHAKE_CANCELED);
    } else if (this.phase === 'open' && this.transport.kind.hasPings) {
      // Pings are not read meanwhile either, so the client does not count as silent.
      if (this.isCrowded()) this.liveness.received();
      const due = this.liveness.tickOpen(elapsedMs);
      if (due === 'clientTimedOut') this.close({ allowReconnect: true });
      if (due === 'ping') this.write(PING);
    }
  }

  private join(group: string): void {
    if (this.phase === 'open' && !this.leaves.has(group)) this.leaves.set(group, this.groups.join(group, this));
  }

  private leave(group: string): void {
    this.leaves.get(group)?.();
    this.leaves.delete(group);
  }

  private send(message: HubMessage): void {
    if (this.phase !== 'open') return;
    this.liveness.wrote();
    this.outbox.send(message);
  }

  private over(): void {
    this.phase = 'over';
    for (const leave of this.leaves.values()) leave();
    this.leaves.clear();
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
        this.takeCall(message);
        break;
      case 'ping':
        this.liveness.pinged();
        break;
      case 'close':
        this.finish(null, 'done');
        break;
      case 'unreadable':
        this.refuseMessage(message.error);
        break;
      case 'unknown':
        break;
    }
  }

  private takeCall(call: Call): void {
    const { methods, log } = this.settings;
    const { target, invocationId } = call;
    const found = methodOf(methods, call);
    if (found.kind === 'method') return this.calls.add(() => this.answer(call, found.method));
    log.info({ connectionId: this.connectionId, target, error: found.reason }, 'hub call refused');
    if (invocationId !== null) this.write(createFrame(errorRecord(invocationId, found.error)));
  }

  private async answer(call: Call, method: HubMethod): Promise<void> {
    const record = await runCall(method, this.caller, call, this.settings.log);
    this.guard(() => {
      if (record !== null && this.phase === 'open') this.write(createFrame(record));
    });
  }

  private isCrowded(): boolean {
    return this.phase === 'open' && this.calls.isFull();
  }

  /** Turns an error of ours into the end of the conversation instead of the process. */
  private guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.settings.log.error({ err: error, connectionId: this.connectionId }, 'hub session failed');
      this.finish(closeRecord({ error: CLOSED_WITH_ERROR }), 'failed');
    }
  }

  private refuseHandshake(error: string): void {
    this.settings.log.info({ connectionId: this.connectionId, error }, 'hub handshake refused');
    this.finish(handshakeReply(error), 'done');
  }

  private refuseMessage(error: string): void {
    this.settings.log.warn({ connectionId: this.connectionId, error }, 'hub message refused');
    this.close({ error: `${CLOSED_WITH_ERROR} ${error}` });
  }

  private finish(lastRecord: string | null, how: 'done' | 'failed'): void {
    if (lastRecord !== null) this.write(createFrame(lastRecord));
    this.over();
    this.outbox.end(how);
  }

  private write(frame: Frame): void {
    this.liveness.wrote();
    this.outbox.write(frame);
  }
}
