import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The variable with the data folder of a first start (`firstStart.ts`), which products of tests copy. */
export const FIRST_START = 'TYSO_E2E_FIRST_START';

/** The command behind `npm run serve`. */
const SERVE = [join(import.meta.dirname, '../../tooling/run/start.cjs'), '--serve'];

const QUICK_START = join(import.meta.dirname, 'quickStart.cjs');

/** The last build, running: delivery in front, and an api of its own unless `API_ORIGIN` names another. */
export type Product = {
  readonly url: string;
  readonly dataDir: string;
  /** Kills api like a power cut; it restarts at once. */
  killApi(): Promise<void>;
  /** Kills api and prevents its restart until the returned function is called. */
  keepApiAway(): Promise<() => void>;
  stop(): Promise<void>;
};

/**
 * Starts the product of `npm run serve` on a data folder of its own and free ports: where `firstStart.ts` made one, on
 * a copy of that.
 *
 * @param env such as `{ FEED: 'replay', REPLAY_SPEED: '900' }`
 * @param command another script that starts a product, with its arguments
 * @throws an error with all output when it does not start
 */
export async function startProduct(env: Record<string, string>, command: readonly string[] = SERVE): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tyso-e2e-'));
  const first = process.env[FIRST_START];
  if (first !== undefined && command === SERVE) await cp(first, dataDir, { recursive: true, preserveTimestamps: true });
  const child = spawn(process.execPath, command, {
    env: { ...ownEnvironment(), DATA_DIR: dataDir, PORT: '0', GUARD: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killApi = async () => {
    process.kill(await apiProcess(dataDir), 'SIGKILL');
  };
  const stop = async () => {
    await ended(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await urlOf(child), dataDir, killApi, keepApiAway: () => keepAway(child, killApi), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A developer's own variables must not reach this product; with npm's mark it ends when we do. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const ours =
    /^(FEED|REPLAY|API|HUB|DATABASE|SIGNATURE|PUBLIC|BASE|STANDINGS|SYNC|CHAT|GUARD|DEV|TRUST|DRAIN|RELEASES?)_?/;
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
  const NODE_OPTIONS = [process.env.NODE_OPTIONS, `--require ${JSON.stringify(QUICK_START)}`].filter(Boolean).join(' ');
  return { ...Object.fromEntries(kept), NODE_OPTIONS, npm_lifecycle_event: 'test' };
}

/** Suspends the process that would restart it for as long. */
async function keepAway(child: ChildProcess, killApi: () => Promise<void>): Promise<() => void> {
  child.kill('SIGSTOP');
  await killApi();
  return () => void child.kill('SIGCONT');
}

async function apiProcess(dataDir: string): Promise<number> {
  const lock: unknown = JSON.parse(await readFile(join(dataDir, 'api.lock'), 'utf8'));
  if (typeof lock === 'object' && lock && 'pid' in lock && typeof lock.pid === 'number') return lock.pid;
  throw new Error(`api.lock: expected the number of a process, got ${JSON.stringify(lock)}`);
}

function urlOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface(stream).on('line', (line) => {
        printed.push(line);
        const url = /^TySo: (\S+)$/.exec(line)?.[1];
        if (url) resolve(url);
      });
    }
    child.once('close', () => reject(new Error(`The product did not start:\n${printed.join('\n')}`)));
  });
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGCONT');
    child.kill('SIGTERM');
  });
}
