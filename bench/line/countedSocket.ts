import type { Socket } from 'node:net';
import { type ClientOptions, WebSocket } from 'ws';

/** What passed over a line, both ways. */
export type Carried = { readonly bytes: number; readonly frames: number };

/** Counts what passes over the network socket of a WebSocket, headers of frames included. */
export class Counted {
  #frames = 0;
  #network: Socket | undefined;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.once('upgrade', (answer) => {
      this.#network = answer.socket;
    });
    const count = () => {
      this.#frames += 1;
    };
    socket.on('message', count).on('ping', count).on('pong', count);
    const send = socket.send.bind(socket);
    const counting = (...given: Parameters<typeof send>) => {
      count();
      send(...given);
    };
    Object.assign(socket, { send: counting });
  }

  /** Whether both sides agreed to compression. */
  isCompressing(): boolean {
    return this.#socket.extensions.includes('permessage-deflate');
  }

  /** All so far. */
  carried(): Carried {
    const { bytesRead = Number.NaN, bytesWritten = Number.NaN } = this.#network ?? {};
    return { bytes: bytesRead + bytesWritten, frames: this.#frames };
  }
}

/** A class of WebSockets that are counted, and offer compression as every browser does, or do not. */
export function countedSockets(offersCompression: boolean, onCreated: (socket: Counted) => void) {
  return class extends WebSocket {
    constructor(url: string, protocols: string | string[] | undefined, options: ClientOptions) {
      super(url, protocols, { ...options, perMessageDeflate: offersCompression });
      onCreated(new Counted(this));
    }
  };
}
