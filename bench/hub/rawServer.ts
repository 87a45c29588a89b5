import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import { cpuMs, handleCommands, resident, sharedNow } from '../../server/api/src/testing/handleCommands';

/* The least that a server of WebSockets can do, in a process of its own: a loop over the sockets of `ws` that writes
   frames which are ready. */

const server = createServer();
const sockets = new Set<Socket>();
const perMessageDeflate = { serverNoContextTakeover: true, clientNoContextTakeover: true };
new WebSocketServer({ server, perMessageDeflate }).on('connection', (client, { socket }) => {
  sockets.add(socket);
  client.once('message', () => client.send('{}\u001e'));
  client.on('message', () => client.send('{"type":3,"invocationId":"1","result":{"isComplete":false}}\u001e'));
  client.once('close', () => sockets.delete(socket));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
handleCommands({
  addresses: () => [`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`],
  cpuMs,
  resident,
  /** Writes the bytes to every socket; resolves with the time before the first write. */
  write(bytes) {
    const frame = Buffer.from(bytes);
    const began = sharedNow();
    for (const socket of sockets) socket.write(frame);
    return began;
  },
});
