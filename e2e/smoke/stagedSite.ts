import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Order } from './order';
import { startStandIn } from './standIn';

const DELIVERY = join(import.meta.dirname, '../../delivery/dist/main.js');

/** What an operator set for the site in production says nothing of the code, and must not lead pages elsewhere. */
const KEPT = /^(?:PATH|HOME|TMPDIR|TEMP|SystemRoot|LANG|NODE_OPTIONS)$/;

/** The site as it will be, on a port of its own; nobody but us knows it. */
export async function startStagedSite({ dataDir, api }: Order) {
  const standIn = await startStandIn(api);
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name))),
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: '0',
    GUARD: 'off',
    LOG_LEVEL: 'error',
    API_ORIGIN: standIn.origin,
    SIGNATURE_SECRETS: process.env.SMOKE_SECRETS || 'smoke',
  };
  const child = spawn(process.execPath, [DELIVERY], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const stop = async () => {
    child.kill();
    await Promise.all([ended(child), standIn.stop()]);
  };
  const port = await Promise.race([portOf(child), ended(child)]);
  if (port) return { url: `http://127.0.0.1:${port}`, stop };
  await stop();
  throw new Error('The site did not start with the release in it; see above.');
}

async function portOf(child: ChildProcess): Promise<number> {
  const [message]: unknown[] = await once(child, 'message');
  return typeof message === 'object' && message && 'port' in message ? Number(message.port) : 0;
}

async function ended(child: ChildProcess): Promise<undefined> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
