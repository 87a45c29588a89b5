import { Backlog } from './backlog';
import type { HubSettings } from './hubOptions';
import type { Frame, Transport, TransportKind } from './transport';

export const longPolling: TransportKind = {
  name: 'LongPolling',
  transferFormats: ['Text', 'Binary'],
  hasPings: false,
  isDeflating: false,
  prepare: (records) => records,
};

/** A client's request that waits for messages. */
export interface Poll {
  /** 200 with these pieces as its body; none when there are no messages. */
  answer(pieces: readonly Buffer[]): void;
  /** 204: this connection has no further polls, or another poll has replaced this one. */
  dismiss(): void;
  /** Aborts the answer. */
  destroy(): void;
  /** Bytes of its answer that are still unsent. */
  unsentBytes(): number;
}

interface Deps {
  readonly settings: HubSettings;
  readonly connectionId: string;
  /** Called once: `ended` after a goodbye for the client's next poll, else the client is gone. */
  readonly onOver: (how: 'ended' | 'gone') => void;
}

/** Queues messages until the client polls, one request after the other. */
export class LongPollingTransport implements Transport {
  readonly kind = longPolling;
  private phase: 'new' | 'running' | 'ending' | 'over' = 'new';
  private queue: Buffer[] = [];
  private queuedBytes = 0;
  /** The waiting poll, and for how long it has waited. */
  private open: Poll | null = null;
  private openMs = 0;
  /** The poll that is being answered. */
  private sending: { readonly poll: Poll; readonly bytes: number; readonly backlog: Backlog } | null = null;
  private idleMs = 0;

  constructor(private readonly options: Deps) {}

  /** The first poll only begins the connection; a later one replaces one that still waits. */
  accept(poll: Poll): void {
    this.open?.dismiss();
    this.open = null;
    if (this.phase === 'over') return poll.dismiss();
    if (this.phase === 'new') {
      this.phase = 'running';
      return poll.answer([]);
    }
    this.open = poll;
    this.openMs = 0;
    this.flush();
  }

  /** The answer was sent, or its connection broke: then the client cannot notice the lost bytes. */
  closed(poll: Poll, how: 'sent' | 'broken'): void {
    if (this.open === poll) this.open = null;
    if (this.sending?.poll !== poll) return;
    const { bytes } = this.sending;
    this.sending = null;
    if (how === 'broken' && bytes > 0) return this.cut();
    this.flush();
    if (this.phase === 'ending' && this.queue.length === 0 && !this.sending) this.over('ended');
  }

  write(frame: Frame): void {
    if (this.phase === 'ending' || this.phase === 'over') return;
    if (this.cutIfFull(0)) return;
    const bytes = frame.preparedFor(this.kind);
    this.queue.push(bytes);
    this.queuedBytes += bytes.length;
    this.flush();
  }

  cutIfFull(waitingBytes: number): boolean {
    if (this.unsentBytes() + waitingBytes <= this.options.settings.maxBufferedBytes) return false;
    this.cutSlowReader();
    return true;
  }

  end(): void {
    if (this.phase === 'over') return;
    this.phase = 'ending';
    this.flush();
  }

  cut(): void {
    this.open?.dismiss();
    this.sending?.poll.destroy();
    this.over('gone');
  }

  tick(elapsedMs: number): void {
    const { idlePollMs, pollTimeoutMs } = this.options.settings;
    if (this.sending) {
      const { poll, backlog } = this.sending;
      if (backlog.isStalled(poll.unsentBytes(), elapsedMs)) this.cutSlowReader();
    } else if (this.open) {
      this.openMs += elapsedMs;
      if (this.openMs >= pollTimeoutMs) this.send([]);
    } else {
      this.idleMs += elapsedMs;
      if (this.idleMs >= idlePollMs) this.cut();
    }
  }

  private flush(): void {
    if (!this.open || this.sending) return;
    if (this.queue.length > 0) {
      this.send(this.queue);
    } else if (this.phase === 'ending') {
      this.open.dismiss();
      this.over('ended');
    }
  }

  private send(pieces: Buffer[]): void {
    const poll = this.open;
    if (!poll) return;
    this.open = null;
    this.idleMs = 0;
    const backlog = new Backlog(this.options.settings);
    backlog.wrote(this.queuedBytes);
    this.sending = { poll, bytes: this.queuedBytes, backlog };
    this.queue = [];
    this.queuedBytes = 0;
    poll.answer(pieces);
  }

  private over(how: 'ended' | 'gone'): void {
    if (this.phase === 'over') return;
    this.phase = 'over';
    this.open = null;
    this.queue = [];
    this.queuedBytes = 0;
    this.options.onOver(how);
  }

  private unsentBytes(): number {
    return this.queuedBytes + (this.sending?.poll.unsentBytes() ?? 0);
  }

  private cutSlowReader(): void {
    const { connectionId, settings } = this.options;
    settings.log.info({ connectionId, unsentBytes: this.unsentBytes() }, 'hub client reads too slowly');
    settings.watch.slowReaderCut(longPolling.name);
    this.cut();
  }
}
