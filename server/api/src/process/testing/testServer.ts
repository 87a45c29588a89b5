import path from 'node:path';
import { createProvider } from 'feeds/createProvider';
import type { Emit, FeedBatch, FeedProvider } from 'feeds/provider';
import { pino } from 'pino';
import { readConfig } from '../../config';
import { createOutageLog } from '../createOutageLog';
import { stopOnSignals } from '../lifetime';
import { startServer } from '../server';
import { countingFeed } from './countingFeed';

/**
 * The server for tests that kill it and cut its connections: like the real one, but it prints its address, and with
 * `COUNTING=1` its feed scores without end and prints each goal as soon as it is acknowledged.
 */
const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** Prints that a batch is acknowledged. */
function announced(provider: FeedProvider | undefined): FeedProvider | undefined {
  if (!provider) return undefined;
  const printing = (emit: Emit) => async (batch: FeedBatch) => {
    await emit(batch);
    print({ stored: true });
  };
  return { ...provider, start: (run, emit) => provider.start(run, printing(emit)) };
}

/** Tests start it in the folder of the package. */
const RECORDING = path.resolve('../feeds/recordings/2022-12-09-api-football.ndjson.gz');
const config = readConfig(process.env, { cwd: process.cwd(), newRunId: () => 'unused' });
const log = pino({ level: config.logLevel }, process.stderr);
const outages = createOutageLog(log);
const provider = process.env.COUNTING
  ? countingFeed(print)
  : announced(createProvider(config.feed, { ...outages, recording: RECORDING }));
// No site: to publish its articles at each start takes longer than the rest of it.
const seedFolders = { content: path.resolve('no-content'), adverts: path.resolve('no-adverts') };
const server = await startServer({ config, provider, seedFolders, emptyStore: process.env.EMPTY_STORE, log, outages });
print({ address: server.address });
stopOnSignals(server, log);
