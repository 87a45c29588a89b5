import type { Writable } from 'node:stream';
import { Backlog } from './backlog';
import type { HubSettings } from './hubOptions';
import type { TransportKind } from './transport';

interface Deps {
  readonly stream: Pick<Writable, 'write' | 'writableLength'>;
  readonly settings: HubSettings;
  readonly connectionId: string;
  readonly kind: TransportKind;
  readonly cut: () => void;
}

/** Writes to one reader, and cuts it when it has fallen too far behind. */
export class GuardedWriter {
  private readonly stream: Deps['stream'];
  private readonly backlog: Backlog;

  constructor(private readonly options: Deps) {
    this.stream = options.stream;
    this.backlog = new Backlog(options.settings);
  }

  write(bytes: Buffer): void {
    if (this.cutIfFull(0)) return;
    this.backlog.wrote(bytes.length);
    this.stream.write(bytes);
  }

  tick(elapsedMs: number): void {
    const { writableLength } = this.stream;
    if (this.backlog.isStalled(writableLength, elapsedMs)) this.cutSlowReader(writableLength);
  }

  cutIfFull(waitingBytes: number): boolean {
    const unsentBytes = this.stream.writableLength + waitingBytes;
    if (!this.backlog.isFull(unsentBytes)) return false;
    this.cutSlowReader(unsentBytes);
    return true;
  }

  private cutSlowReader(unsentBytes: number): void {
    const { connectionId, settings, kind, cut } = this.options;
    settings.log.info({ connectionId, unsentBytes }, 'hub client reads too slowly');
    settings.watch.slowReaderCut(kind.name);
    cut();
  }
}
