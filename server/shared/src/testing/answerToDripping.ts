import { once } from 'node:events';
import { connect } from 'node:net';

/** All that a server on this machine answers to somebody who sends a byte now and then, and never comes to an end. */
export async function answerToDripping(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const dripping = setInterval(() => socket.write('a'), 20);
  socket.once('close', () => clearInterval(dripping));
  socket.on('error', () => {});
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}
