import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { readConfig } from './config';
import { createProvider } from './feed/createProvider';
import { failPlainly, stopOnSignals } from './process/lifetime';
import { createOutageLog } from './process/outageLog';
import { startServer } from './process/server';

/** Both `src` and `dist` stand two folders below the one that holds the content. */
const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const SEED_FOLDERS = { content: folder('../../content'), adverts: folder('../../mfe-ads/content') };

try {
  const config = readConfig(process.env, { cwd: process.cwd(), newRunId: randomUUID });
  const log = pino({ level: config.logLevel });
  const outages = createOutageLog(log);
  const provider = createProvider(config.feed, outages);
  const server = await startServer({ config, provider, seedFolders: SEED_FOLDERS, log, outages });
  stopOnSignals(server, log);
} catch (error) {
  failPlainly(error);
}
