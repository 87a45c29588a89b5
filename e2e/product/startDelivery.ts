import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const DELIVERY = join(import.meta.dirname, '../../server/delivery/dist/main.js');

/** The operator's own variables must not reach this one. */
const KEPT = /^(?:PATH|HOME|TMPDIR|TEMP|SystemRoot|LANG|NODE_OPTIONS|CLOCK_OFFSET_MS)$/;

/**
 * `delivery` alone, on a data folder and a free port.
 *
 * @throws Error when it does not start; it has printed why
 */
export async function startDelivery({
  dataDir,
  apiOrigin,
  secret,
  variables = {},
}: {
  dataDir: string;
  apiOrigin: string;
  secret: string;
  /** Further ones. */
  variables?: Readonly<Record<string, string>>;
}) {
  const env = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name))),
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: '0',
    GUARD: 'off',
    LOG_LEVEL: 'fatal',
    API_ORIGIN: apiOrigin,
    SIGNATURE_SECRETS: secret,
    ...variables,
  };
  const child = spawn(process.execPath, [DELIVERY], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const port = await Promise.race([portOf(child), ended(child)]);
  if (!port) throw new Error(`delivery did not start on ${dataDir}`);
  const stop = async () => {
    child.kill();
    await ended(child);
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function portOf(child: ChildProcess): Promise<number> {
  const [message]: unknown[] = await once(child, 'message');
  return typeof message === 'object' && message && 'port' in message ? Number(message.port) : 0;
}

async function ended(child: ChildProcess): Promise<undefined> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
