import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify, { type onRequestAsyncHookHandler } from 'fastify';
import { afterTest } from 'hub/testing/afterTest';
import { refuseFlawed, strictServer } from 'server-shared/http/strictServer';
import { discardRest } from './discardRest';

async function aServer(): Promise<number> {
  const app = Fastify(strictServer());
  refuseFlawed(app);
  discardRest(app);
  const onRequest: onRequestAsyncHookHandler = async (_, reply) => reply.code(401).send({});
  app.post('/refused', { onRequest }, async () => ({}));
  app.post('/small', { bodyLimit: 8_192 }, async () => ({}));
  afterTest(() => app.close());
  return Number(new URL(await app.listen({ port: 0 })).port);
}

/** Sends a body as fast as it is taken, and gives what came back before the connection ended. */
async function answerTo(port: number, path: string, length: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
    if (answer.includes('}')) socket.end();
  });
  socket.on('error', (error) => {
    answer ||= error.message;
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  );
  for (let sent = 0; sent < length && !socket.destroyed; sent += 16_384) {
    const isTaken = socket.write(' '.repeat(Math.min(16_384, length - sent)));
    if (!isTaken) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => {});
  }
  if (!socket.closed) await once(socket, 'close').catch(() => {});
  return answer;
}

it.each([
  ['/small', 'HTTP/1.1 413'],
  ['/refused', 'HTTP/1.1 401'],
])('whoever sends a long body to %s hears %s, however often', async (path, expected) => {
  const port = await aServer();
  const answers: string[] = [];
  for (let times = 0; times < 40; times += 1) answers.push((await answerTo(port, path, 1_000_000)).slice(0, 12));
  expect(answers).toEqual(answers.map(() => expected));
});

it('a body that never ends is answered, and cut off', async () => {
  const port = await aServer();
  expect(await answerTo(port, '/small', 100_000_000)).toMatch(/^HTTP\/1\.1 413 /);
});
