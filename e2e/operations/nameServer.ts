import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';

/** A name server like Docker's: it knows one name, and answers with the addresses that run under it now. */
export async function startNameServer(name: string, addresses: () => readonly string[]) {
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    const { id, questions = [] } = decode(message);
    const isOurs = questions[0]?.type === 'A' && questions[0].name === name;
    const answers = isOurs ? addresses().map((data) => ({ type: 'A' as const, name, ttl: 0, data })) : [];
    socket.send(encode({ type: 'response', id: id ?? 0, flags: 1 << 8, questions, answers }), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}
