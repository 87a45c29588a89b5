// node server/api/bench/restart.mjs: the time from kill -9 until the server serves again, repeatedly, and its memory
// then. On a busy machine the processor time counts, which is the most that an idle one would take.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { say, startServer } from './server.mjs';

const TIMES = 5;
/** All one-time work is done by then. */
const SETTLED_MS = 3000;
const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-bench-'));
let server = await start('first start');
for (let time = 1; time <= TIMES; time++) {
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  say(`  then ${Math.round(server.memory())} MB`);
  await server.end('SIGKILL');
  server = await start('killed');
}
await server.end();
await rm(dataDir, { recursive: true, force: true });

/** @param {string} what */
async function start(what) {
  const started = await startServer(dataDir);
  say(`${what}: ready after ${Math.round(started.readyMs)} ms, ${started.cpu().toFixed(2)} s of processor time`);
  return started;
}
