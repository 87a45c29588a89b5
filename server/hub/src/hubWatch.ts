import type { TransportKind } from './transport';

/** A frame that was written to all clients, or all in a group, who were there when it began. */
export interface SentFrame {
  /** Messages that share the frame. */
  readonly messages: number;
  readonly connections: number;
  /** From the first write to the last. */
  readonly ms: number;
}

/** Callbacks for metrics: once for each frame or cut reader, never for each socket. */
export interface HubWatch {
  frameSent(frame: SentFrame): void;
  slowReaderCut(transport: TransportKind['name']): void;
}

export const NO_METRICS: HubWatch = { frameSent: () => {}, slowReaderCut: () => {} };
