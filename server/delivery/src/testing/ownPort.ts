import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to those who name none; so many for each of Jest's workers. */
const FIRST = 20_000;
const EACH = 500;

const from = FIRST + (Number(process.env.JEST_WORKER_ID ?? 0) % 20) * EACH;
let given = process.pid % EACH;

/**
 * A port for a program that cannot choose one itself. No other worker of Jest gives it, nor does this one until it has
 * given all others, and no system gives it to a program that names none.
 */
export async function ownPort(): Promise<number> {
  for (let tries = 0; tries < EACH; tries++) {
    given = (given + 1) % EACH;
    const port = from + given;
    if (await isFree(port)) return port;
  }
  throw new Error(`Expected a free port from ${from} to ${from + EACH - 1}, got none`);
}

/** Another program of this machine may have it for good. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const isFree = await once(server.listen(port, '127.0.0.1'), 'listening').then(
    () => true,
    () => false,
  );
  if (isFree) await once(server.close(), 'close');
  return isFree;
}
