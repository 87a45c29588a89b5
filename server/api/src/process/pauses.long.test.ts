import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterTest } from 'hub/testing/afterTest';
import * as v from 'valibot';

const SERVER = path.join(__dirname, '../../dist/main.js');
const COUNT_PAUSES = path.join(__dirname, 'testing/countPauses.cjs');

const MAX_MS = 200;
const MINUTES = 2;

const answerSchema = v.object({ longestMs: v.number() });

/** A new store and the simulator, as `npm start` has them. */
async function startServer() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-pauses-'));
  afterTest(() => rm(dataDir, { recursive: true, force: true }));
  const env = { ...process.env, DATA_DIR: dataDir, API_PORT: '0', SIGNATURE_SECRETS: 'a secret', LOG_LEVEL: 'info' };
  const child = fork(SERVER, [], {
    env,
    execArgv: ['--require', COUNT_PAUSES],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  afterTest(() => child.kill('SIGKILL'));
  for await (const line of createInterface({ input: child.stdout ?? process.stdin }))
    if (line.includes('"Listening"')) break;
  child.stdout?.resume();
  return {
    async longestMs() {
      child.send('how long?');
      const [answer] = await once(child, 'message');
      return v.parse(answerSchema, answer).longestMs;
    },
  };
}

it('once its port is open, the server never keeps all requests waiting for 200 ms of the processor', async () => {
  const server = await startServer();
  await server.longestMs();
  await pause(MINUTES * 60_000);
  expect(await server.longestMs()).toBeLessThan(MAX_MS);
}, 240_000);
