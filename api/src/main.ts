import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { readConfig } from './config';
import { createProvider } from './feed/createProvider';
import { failPlainly, stopOnSignals } from './process/lifetime';
import { createOutageLog } from './process/outageLog';
import { startServer } from './process/server';

/** Both `src` and `dist` stand beside it. */
const SEED_FOLDER = fileURLToPath(new URL('../seed', import.meta.url));

try {
  const config = readConfig(process.env, { cwd: process.cwd(), newRunId: randomUUID });
  const log = pino({ level: config.logLevel });
  const outages = createOutageLog(log);
  const provider = createProvider(config.feed, outages);
  const server = await startServer({ config, provider, seedFolder: SEED_FOLDER, log, outages });
  stopOnSignals(server, log);
} catch (error) {
  failPlainly(error);
}
