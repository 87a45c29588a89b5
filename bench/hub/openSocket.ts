import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

const HANDSHAKE = '{"protocol":"json","version":1}\u001e';
/** What the shell asks for. */
const FOLLOW = '{"type":1,"invocationId":"1","target":"Follow","arguments":[{"lanes":["football","prices"]}]}\u001e';

/**
 * A WebSocket that offers compression, as every browser does, and follows both lanes.
 *
 * @param origin of the hub
 * @param hear gets every message after the answer to that
 * @returns the WebSocket, and the network socket below it
 */
export function openSocket(origin: string, hear: (text: string) => void) {
  return new Promise<{ socket: WebSocket; network: Socket }>((resolve, reject) => {
    const url = `${origin.replace('http', 'ws')}/realtime`;
    const socket = new WebSocket(url, { perMessageDeflate: true, skipUTF8Validation: true });
    let network: Socket | undefined;
    socket.once('upgrade', (answer) => {
      network = answer.socket;
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed the connection')));
    socket.once('open', () => socket.send(HANDSHAKE));
    socket.once('message', () => {
      if (!socket.extensions.includes('permessage-deflate')) return reject(new Error('Expected compression'));
      socket.on('message', function awaitAnswer(answer) {
        // A match may change before the answer comes.
        if (answer.toString().startsWith('{"type":1,')) return;
        socket.off('message', awaitAnswer);
        if (!network || !answer.toString().includes('"isComplete"'))
          return reject(new Error(`Expected an answer to Follow, got ${answer}`));
        socket.on('message', (data) => hear(data.toString('latin1')));
        socket.off('error', reject).on('error', () => {});
        resolve({ socket, network });
      });
      socket.send(FOLLOW);
    });
  });
}
