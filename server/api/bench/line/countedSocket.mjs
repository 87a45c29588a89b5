import { WebSocket } from 'ws';

/**
 * A WebSocket that counts what passes over its network socket, headers of frames included. `offersCompression` is
 * whether it offers what every browser offers.
 *
 * @param {boolean} offersCompression
 * @param {(socket: Counted) => void} onCreated
 */
export function countedSocket(offersCompression, onCreated) {
  return class extends WebSocket {
    /** @param {string} url @param {string | string[] | undefined} protocols @param {import('ws').ClientOptions} options */
    constructor(url, protocols, options) {
      super(url, protocols, { ...options, perMessageDeflate: offersCompression });
      onCreated(new Counted(this));
    }
  };
}

export class Counted {
  #framesIn = 0;
  #framesOut = 0;
  /** @type {import('node:net').Socket | undefined} */
  #line;
  #socket;

  /** @param {WebSocket} socket */
  constructor(socket) {
    this.#socket = socket;
    socket.once('upgrade', ({ socket: line }) => {
      this.#line = line;
    });
    for (const kind of ['message', 'ping', 'pong']) socket.on(kind, () => this.#framesIn++);
    const send = socket.send.bind(socket);
    Object.assign(socket, {
      send: (/** @type {Parameters<typeof send>} */ ...given) => {
        this.#framesOut++;
        send(...given);
      },
    });
  }

  /** Whether both sides agreed to compression. */
  isCompressing() {
    return this.#socket.extensions.includes('permessage-deflate');
  }

  /** All so far. */
  look() {
    const { bytesRead = Number.NaN, bytesWritten = Number.NaN } = this.#line ?? {};
    return { bytesIn: bytesRead, bytesOut: bytesWritten, framesIn: this.#framesIn, framesOut: this.#framesOut };
  }
}

/** @typedef {ReturnType<Counted['look']>} Look */

/** What came in between. @param {Look} before @param {Look} after */
export function between(before, after) {
  return {
    bytes: after.bytesIn + after.bytesOut - before.bytesIn - before.bytesOut,
    bytesIn: after.bytesIn - before.bytesIn,
    frames: after.framesIn + after.framesOut - before.framesIn - before.framesOut,
  };
}
