import { once } from 'node:events';
import { connect } from 'node:net';

/** The whole answer of a server on this machine to a client that sends a byte now and then, without end. */
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
