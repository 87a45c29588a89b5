import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** The port of a server of ours; starts it if necessary. */
export async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return address.port;
}

/** Requests the exact path over a real socket: other clients would resolve `..` before sending. */
export async function askLiterally(app: FastifyInstance, path: string): Promise<{ status: number; body: string }> {
  const asked = request({ host: '127.0.0.1', port: await portOf(app), path });
  asked.end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  if (!answer) throw new Error('no answer');
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}

/** Sends the exact bytes, and resolves with all that came back when the server has closed the connection. */
export async function sendLiterally(host: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(`http://${host}`);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}
