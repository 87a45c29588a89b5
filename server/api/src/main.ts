import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createProvider } from 'feeds/createProvider';
import pino from 'pino';
import { startWatchdog } from 'tooling/server/watchdog.mjs';
import { readConfig } from './config';
import { createFeedReport } from './process/createFeedReport';
import { createOutageLog } from './process/createOutageLog';
import { failPlainly, stopOnSignals } from './process/lifetime';
import { startServer } from './process/server';

/** Both `src` and `dist` are two folders below the one with the content. */
const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** The build puts it there; a server run from sources has none. */
const EMPTY_STORE = existsSync(folder('emptyStore.tar.gz')) ? folder('emptyStore.tar.gz') : undefined;
/** What is replayed unless a file is named. */
const RECORDING = folder('../../feeds/recordings/2022-12-09-api-football.ndjson.gz');
const SEED_FOLDERS = { content: folder('../../../content'), adverts: folder('../../../mfe-ads/content') };

startWatchdog('api');
try {
  const config = readConfig(process.env, { cwd: process.cwd(), newRunId: randomUUID });
  const log = pino({ level: config.logLevel });
  const outages = createOutageLog(log);
  const warn = (words: string) => log.warn(words);
  const report = createFeedReport({ ...outages, warn });
  const provider = createProvider(config.feed, { report, notify: warn, recording: RECORDING });
  const server = await startServer({
    config,
    provider,
    seedFolders: SEED_FOLDERS,
    emptyStore: EMPTY_STORE,
    log,
    outages,
  });
  stopOnSignals(server, log);
} catch (error) {
  failPlainly(error);
}
