import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { cpuSeconds, residentMegabytes } from './process.mjs';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const SECRET = 'bench';

/**
 * Starts the built server (`npm run build` in `api`) with the simulator; with `DATABASE_URL` in the environment on
 * PostgreSQL.
 *
 * @param {string} dataDir
 * @param {NodeJS.ProcessEnv} [more] of the environment
 * @param {string[]} [execArgv] of Node
 */
export async function startServer(dataDir, more = {}, execArgv = []) {
  if (!existsSync(main)) throw new Error(`Expected ${main}: run npm run build in api first`);
  const startedAt = performance.now();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    SIGNATURE_SECRETS: SECRET,
    RUN_ID: 'bench',
    RATE_LIMIT: '0',
    ...more,
  };
  const child = spawn(process.execPath, [...execArgv, main], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const exited = once(child, 'exit');
  /** @type {string} */
  const address = await new Promise((resolve, reject) => {
    exited.then(() => reject(new Error('The server ended')));
    createInterface({ input: /** @type {import('node:stream').Readable} */ (child.stdout) }).on('line', (line) => {
      if (line.includes('"Listening"')) resolve(JSON.parse(line).address);
    });
  });
  while (!(await fetch(`${address}/readyz`)).ok) await new Promise((resolve) => setTimeout(resolve, 10));
  return {
    address,
    child,
    readyMs: performance.now() - startedAt,
    /** Resident memory in megabytes. */
    memory: () => residentMegabytes(child.pid),
    /** Seconds of processor time since its start. */
    cpu: () => cpuSeconds(child.pid),
    /** @param {NodeJS.Signals} [signal] */
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
  };
}

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`);

/** The headers of a signed request (S1). @param {string} path without its query */
export function signature(path) {
  const timestamp = Math.floor(Date.now() / 1000);
  const hash = createHash('sha256').update(`${SECRET}${timestamp}${path}`).digest('hex');
  return { 'x-timestamp': String(timestamp), 'x-signature': hash.toUpperCase() };
}

/** The page's own request: matches from eight hours ago to sixteen ahead, some 300. */
export function boardPath(now = Date.now()) {
  const hour = Math.floor(now / 3_600_000) * 3_600_000;
  const at = (/** @type {number} */ hours) => encodeURIComponent(new Date(hour + hours * 3_600_000).toISOString());
  return `/api/match/range?FromDate=${at(-8)}&ToDate=${at(16)}`;
}
