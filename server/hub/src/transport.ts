/**
 * A way to reach clients. Session, broadcast and registry know only these two interfaces, so a further transport is one
 * more file that implements them.
 */
export interface TransportKind {
  /** The name that negotiation offers. */
  readonly name: 'WebSockets' | 'ServerSentEvents' | 'LongPolling';
  readonly transferFormats: readonly string[];
  /** Whether both sides ping on a silent connection. The requests of long polling are a sign of life themselves. */
  readonly hasPings: boolean;
  /** Whether its connections read compressed messages. */
  readonly isDeflating: boolean;
  /**
   * Whole records in the transport's own wrapping, reusable for all its connections.
   *
   * @param deflated the same as one compressed message (RFC 7692), if that is shorter
   */
  prepare(records: Buffer, deflated: Buffer | undefined): Buffer;
}

/** One open connection. */
export interface Transport {
  readonly kind: TransportKind;
  write(frame: Frame): void;
  /** Cuts a reader with too many unsent bytes, among them these, which wait to be written; whether it did. */
  cutIfFull(waitingBytes: number): boolean;
  /** Sends what was written, then ends the connection. */
  end(how: 'done' | 'failed'): void;
  /** Ends the connection now; unsent bytes are lost. */
  cut(): void;
  /** Called about once a second with the time since the last call. */
  tick(elapsedMs: number): void;
}

/** Whole records for many connections, wrapped only once for each kind of transport. */
export interface Frame {
  preparedFor(kind: TransportKind): Buffer;
}

/** Who gets frames: one client, in the end. */
export interface Recipient {
  readonly isDeflating: boolean;
  deliver(frame: Frame): void;
}

/** @param deflated see `TransportKind.prepare` */
export function createFrame(records: string | Buffer, deflated?: Buffer): Frame {
  const bytes = typeof records === 'string' ? Buffer.from(records, 'utf8') : records;
  const prepared = new Map<TransportKind, Buffer>();
  return {
    preparedFor(kind) {
      let wrapped = prepared.get(kind);
      if (!wrapped) {
        wrapped = kind.prepare(bytes, deflated);
        prepared.set(kind, wrapped);
      }
      return wrapped;
    },
  };
}
