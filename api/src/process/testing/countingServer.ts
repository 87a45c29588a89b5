import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../config';
import type { FeedProvider } from '../../feed/provider';
import { aFeedMatch } from '../../testing/feedBuilders';
import { stopOnSignals } from '../lifetime';
import { createOutageLog } from '../outageLog';
import { startServer } from '../server';

/**
 * A server for the test that kills it: its feed scores without end, and each goal is printed as soon as it is
 * acknowledged. `FIRST_GOAL` says where to go on.
 */
const provider: FeedProvider = {
  key: 'counting',
  start(run, emit) {
    let isStopped = false;
    const score = async () => {
      for (let goals = Number(process.env.FIRST_GOAL); !isStopped; goals++) {
        await emit({ matches: [aFeedMatch({ match_time: run.startedAt, home_scores: [goals] })] });
        process.stdout.write(`${JSON.stringify({ goals, startedAt: run.startedAt })}\n`);
      }
    };
    void score();
    return () => {
      isStopped = true;
    };
  },
};

const config = readConfig(process.env, { cwd: process.cwd(), newRunId: () => 'unused' });
const seedFolders = { banners: path.resolve('seed'), content: path.resolve('../content') };
const log = pino({ level: 'fatal' });
const server = await startServer({ config, provider, seedFolders, log, outages: createOutageLog(log) });
process.stdout.write(`${JSON.stringify({ address: server.address })}\n`);
stopOnSignals(server, log);
