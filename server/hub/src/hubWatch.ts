import type { TransportKind } from './transport';

/** A frame that has been written to everybody who was connected when it began. */
export interface SentFrame {
  /** Changes that travelled together in it. */
  readonly messages: number;
  readonly connections: number;
  /** From the first write to the last. */
  readonly ms: number;
}

/** What the hub tells whoever counts: once for each frame or cut reader, never once for each socket. */
export interface HubWatch {
  frameSent(frame: SentFrame): void;
  slowReaderCut(transport: TransportKind['name']): void;
}

export const NOBODY_WATCHES: HubWatch = { frameSent: () => {}, slowReaderCut: () => {} };
