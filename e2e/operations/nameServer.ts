import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';

/** A name server like Docker's: it answers with the addresses that run under a name now. */
export async function startNameServer(names: Readonly<Record<string, () => readonly string[]>>) {
  const socket = createSocket('udp4');
  socket.on('message', (message, { address, port }) => {
    const { id, questions = [] } = decode(message);
    const { type, name = '' } = questions[0] ?? {};
    const addresses = type === 'A' ? (names[name]?.() ?? []) : [];
    const answers = addresses.map((data) => ({ type: 'A' as const, name, ttl: 0, data }));
    socket.send(encode({ type: 'response', id: id ?? 0, flags: 1 << 8, questions, answers }), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}
