import { once } from 'node:events';
import { createServer } from 'node:net';

/** Each run of the tests has a thousand numbers, each of its workers a hundred: below those that systems give to whoever asks for any. */
const FIRST = 10_000 + (process.ppid % 20) * 1_000;
const EACH = 100;

let given = 0;

/**
 * A port for a program that needs to be given one. It is the worker's own until all of them were given; one that another program
 * of the machine has is passed over. A server of ours listens on 0 and says what it got.
 */
export async function freePort(): Promise<number> {
  const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  for (let tried = 0; tried < EACH; tried += 1) {
    const port = FIRST + worker * EACH + (given++ % EACH);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of the ${EACH} ports from ${FIRST + worker * EACH} on is free`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await once(server.close(), 'close');
  return isListening;
}
