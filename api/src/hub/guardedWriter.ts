import { Backlog } from './backlog';
import type { HubSettings } from './hubOptions';

interface Options {
  /** Where bytes go, and how many of them have not left yet. */
  readonly stream: { write(bytes: Buffer): unknown; readonly writableLength: number };
  readonly settings: HubSettings;
  readonly connectionId: string;
  readonly cut: () => void;
}

/** Writes to one reader, and cuts it when it has fallen too far behind. */
export class GuardedWriter {
  private readonly backlog: Backlog;

  constructor(private readonly options: Options) {
    this.backlog = new Backlog(options.settings);
  }

  write(bytes: Buffer): void {
    const { stream } = this.options;
    if (this.backlog.isFull(stream.writableLength)) return this.cutSlowReader();
    this.backlog.wrote(bytes.length);
    stream.write(bytes);
  }

  tick(elapsedMs: number): void {
    if (this.backlog.isStalled(this.options.stream.writableLength, elapsedMs)) this.cutSlowReader();
  }

  private cutSlowReader(): void {
    const { connectionId, stream, settings, cut } = this.options;
    settings.log.info({ connectionId, unsentBytes: stream.writableLength }, 'hub client reads too slowly');
    cut();
  }
}
