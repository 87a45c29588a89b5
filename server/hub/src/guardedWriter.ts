import type { Writable } from 'node:stream';
import { Backlog } from './backlog';
import type { HubSettings } from './hubOptions';
import type { TransportKind } from './transport';

interface Options {
  readonly stream: Pick<Writable, 'write' | 'writableLength'>;
  readonly settings: HubSettings;
  readonly connectionId: string;
  readonly kind: TransportKind;
  readonly cut: () => void;
}

/** Writes to one reader, and cuts it when it has fallen too far behind. */
export class GuardedWriter {
  private readonly stream: Options['stream'];
  private readonly backlog: Backlog;

  constructor(private readonly options: Options) {
    this.stream = options.stream;
    this.backlog = new Backlog(options.settings);
  }

  write(bytes: Buffer): void {
    if (this.backlog.isFull(this.stream.writableLength)) return this.cutSlowReader();
    this.backlog.wrote(bytes.length);
    this.stream.write(bytes);
  }

  tick(elapsedMs: number): void {
    if (this.backlog.isStalled(this.stream.writableLength, elapsedMs)) this.cutSlowReader();
  }

  private cutSlowReader(): void {
    const { connectionId, settings, kind, cut } = this.options;
    settings.log.info({ connectionId, unsentBytes: this.stream.writableLength }, 'hub client reads too slowly');
    settings.watch.slowReaderCut(kind.name);
    cut();
  }
}
