import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import Fastify, { type onRequestAsyncHookHandler } from 'fastify';
import { afterTest } from 'hub/testing/afterTest';
import { refuseFlawed, strictServer } from 'server-shared/http/strictServer';
import { toError } from 'shared-kernel/decode/toError';
import { request } from 'undici';
import { discardRest } from './discardRest';

async function aServer(): Promise<string> {
  const app = Fastify(strictServer());
  refuseFlawed(app);
  discardRest(app);
  const onRequest: onRequestAsyncHookHandler = async (_, reply) => reply.code(401).send({});
  app.post('/refused', { onRequest }, async () => ({}));
  app.post('/small', { bodyLimit: 8_192 }, async () => ({}));
  afterTest(() => app.close());
  return app.listen({ port: 0 });
}

/** As a proxy does: it sends on what it gets, and a reset connection is an error, whatever came before. */
async function statusOf(url: string, length: number): Promise<number | string> {
  const piece = new Uint8Array(16_384).fill(32);
  const body = new ReadableStream({
    async pull(controller) {
      await setImmediate();
      if (length <= 0) return controller.close();
      controller.enqueue(piece.subarray(0, length));
      length -= piece.length;
    },
  });
  const headers = { 'content-type': 'application/json', 'content-length': String(length) };
  try {
    const { statusCode, body: answer } = await request(url, { method: 'POST', headers, body: Readable.fromWeb(body) });
    await answer.dump();
    return statusCode;
  } catch (error) {
    return toError(error).message;
  }
}

it.each([
  ['/small', 413],
  ['/refused', 401],
])('a proxy that sends a long body to %s hears %d, however often', async (path, expected) => {
  const origin = await aServer();
  const answers: (number | string)[] = [];
  for (let times = 0; times < 40; times += 1) answers.push(await statusOf(origin + path, 1_000_000));
  expect(answers).toEqual(answers.map(() => expected));
});

it('a body that never ends is cut off', async () => {
  const socket = connect(Number(new URL(await aServer()).port), '127.0.0.1');
  afterTest(() => void socket.destroy());
  socket.on('error', () => {});
  const gone = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    'POST /small HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  const more = () => socket.writable && socket.write(`4000\r\n${' '.repeat(16_384)}\r\n`, () => setTimeout(more));
  more();
  await gone;
  expect(socket.bytesWritten).toBeGreaterThan(1_048_576);
});
