import { WebSocket } from 'ws';

const HANDSHAKE = '{"protocol":"json","version":1}\u001e';
/** What the shell asks for. */
const FOLLOW = '{"type":1,"invocationId":"1","target":"Follow","arguments":[{"lanes":["football","prices"]}]}\u001e';

/**
 * A WebSocket and nothing else. With `isFollowing` it offers compression, as every browser does, and follows both lanes.
 *
 * @param {string} url of the hub
 * @param {{ isFollowing: boolean, hear: (text: string) => void }} given `hear` gets every message after that
 * @returns {Promise<{ socket: WebSocket, line: import('node:net').Socket }>} `line` is the network socket below
 */
export function openSocket(url, { isFollowing, hear }) {
  return new Promise((resolve, reject) => {
    const options = { perMessageDeflate: isFollowing, skipUTF8Validation: true };
    const socket = new WebSocket(url.replace('http', 'ws'), options);
    /** @type {import('node:net').Socket} */
    let line;
    const ready = () => {
      socket.on('message', (data) => hear(data.toString('latin1')));
      socket.off('error', reject).on('error', () => {});
      resolve({ socket, line });
    };
    socket.once('upgrade', (answer) => {
      line = answer.socket;
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed the connection')));
    socket.once('open', () => socket.send(HANDSHAKE));
    socket.once('message', () => {
      if (!isFollowing) return ready();
      if (!socket.extensions.includes('permessage-deflate')) return reject(new Error('Expected compression'));
      socket.once('message', (answer) => {
        if (answer.toString().includes('"isComplete"')) ready();
        else reject(new Error(`Expected an answer to Follow, got ${answer}`));
      });
      socket.send(FOLLOW);
    });
  });
}
