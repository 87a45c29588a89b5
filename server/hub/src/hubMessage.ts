import { deflateMessage } from './deflate';
import { invocationRecord } from './messages';
import { createFrame, type Frame, type TransportKind } from './transport';

/** A message for single clients: each transport wraps it once, and it is compressed once, however many get it. */
class SharedMessage {
  private readonly records: Buffer;
  private readonly plain: Frame;
  private deflated: Frame | null = null;
  /** Those who wait for the compressed frame. */
  private readonly waiting: ((frame: Frame) => void)[] = [];

  constructor(record: string) {
    this.records = Buffer.from(record, 'utf8');
    this.plain = createFrame(this.records);
  }

  get byteLength(): number {
    return this.records.length;
  }

  /** Passes the frame for a kind of transport on: at once, or as soon as it is compressed. */
  frameFor({ isDeflating }: TransportKind, use: (frame: Frame) => void): void {
    if (!isDeflating) return use(this.plain);
    if (this.deflated) return use(this.deflated);
    this.waiting.push(use);
    if (this.waiting.length > 1) return;
    deflateMessage(this.records, (deflated) => {
      this.deflated = createFrame(this.records, deflated);
      for (const waiter of this.waiting.splice(0)) waiter(this.deflated);
    });
  }
}

/** What {@link createMessage} made, for `HubCaller.send`; apps only pass it on. */
export type HubMessage = SharedMessage;

/** Calls `target` on each client that it is sent to. */
export function createMessage(target: string, ...args: unknown[]): HubMessage {
  return new SharedMessage(invocationRecord(target, args));
}
