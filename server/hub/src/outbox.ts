import type { HubMessage } from './hubMessage';
import type { Frame, Transport } from './transport';

interface Held {
  /** Null while it is being compressed. */
  frame: Frame | null;
  readonly bytes: number;
}

/** Writes to one client in order: while a message for it is being compressed, all that comes later is held back. */
export class Outbox {
  private held: Held[] = [];
  private heldBytes = 0;
  /** The reader was cut: it gets nothing more. */
  private isOver = false;
  /** How the connection ends once all is written. */
  private ending: 'done' | 'failed' | null = null;

  constructor(private readonly transport: Transport) {}

  write(frame: Frame): void {
    if (this.isOver) return;
    if (this.held.length === 0) this.transport.write(frame);
    else this.hold({ frame, bytes: frame.preparedFor(this.transport.kind).length });
  }

  send(message: HubMessage): void {
    if (this.isOver) return;
    const held: Held = { frame: null, bytes: message.byteLength };
    this.hold(held);
    message.frameFor(this.transport.kind, (frame) => {
      held.frame = frame;
      this.flush();
    });
  }

  /** Sends what is held, then ends the connection. */
  end(how: 'done' | 'failed'): void {
    if (this.isOver) return;
    this.ending = how;
    this.flush();
  }

  private hold(held: Held): void {
    if (this.held.length > 0 && this.transport.cutIfFull(this.heldBytes)) {
      this.isOver = true;
      this.held = [];
      return;
    }
    this.held.push(held);
    this.heldBytes += held.bytes;
  }

  private flush(): void {
    for (let next = this.held[0]; next?.frame; next = this.held[0]) {
      this.held.shift();
      this.heldBytes -= next.bytes;
      this.transport.write(next.frame);
    }
    if (this.held.length > 0 || !this.ending) return;
    const how = this.ending;
    this.ending = null;
    this.transport.end(how);
  }
}
