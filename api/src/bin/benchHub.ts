import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { handFeed } from '../bench/handFeed';
import { beACrowd, type CrowdNews, sharedNow } from '../bench/hubClients';
import { noteLastWrites } from '../bench/lastWrites';
import { liveMatch } from '../bench/liveMatch';
import { readConfig } from '../config';
import type { Emit } from '../feed/provider';
import { createOutageLog } from '../process/outageLog';
import { startServer } from '../process/server';

/*
 * `node api/dist/bin/benchHub.js [clients]`: how long after its commit a change is written to all of that many WebSockets
 * (1,000) and heard by the last of them, with 300 live matches in the embedded store. The clients are another process
 * on this machine, so what they hear holds their reading, too.
 */

const MATCHES = 300;
const CHANGES = 200;
const [mode = '1000', url = '', size = ''] = process.argv.slice(2);

if (mode === 'crowd') await beACrowd(url, Number(size));
else await inTemporaryFolder((dataDir) => measure(dataDir, Number(mode)));

async function inTemporaryFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-bench-'));
  await work(dataDir).finally(() => rm(dataDir, { recursive: true, force: true }));
}

async function measure(dataDir: string, clients: number): Promise<void> {
  const writtenAt = noteLastWrites();
  const { provider, emit } = handFeed();
  const server = await serve(dataDir, clients, provider);
  const crowd = fork(fileURLToPath(import.meta.url), ['crowd', `${server.address}/realtime`, String(clients)]);
  const heardAt = new Map<number, number>();
  crowd.on('message', (news: CrowdNews) => {
    if (news.kind === 'heard') heardAt.set(news.change, news.at);
  });
  try {
    const tell = await emit;
    await tell({ matches: Array.from({ length: MATCHES }, (_, i) => liveMatch(i + 1, 0)) });
    await once(crowd, 'message');
    for (const pauseMs of [300, 30]) {
      const committedAt = await play(tell, pauseMs);
      while ([...committedAt.keys()].some((change) => !heardAt.has(change))) await once(crowd, 'message');
      const after = (times: ReadonlyMap<number, number>) =>
        [...committedAt].map(([change, at]) => (times.get(change) ?? Number.NaN) - at);
      console.log(`A change each ${pauseMs} ms, ${clients} clients, ms after its commit:`);
      console.log(`  written to all    ${summary(after(writtenAt))}`);
      console.log(`  heard by the last ${summary(after(heardAt))}`);
    }
  } finally {
    crowd.kill();
    await server.stop();
  }
}

function serve(dataDir: string, clients: number, provider: ReturnType<typeof handFeed>['provider']) {
  const env = { DATA_DIR: dataDir, SIGNATURE_SECRETS: 'bench', HUB_CONNECTIONS_PER_ADDRESS: String(clients) };
  const config = readConfig(env, { cwd: '/', newRunId: () => 'bench' });
  const log = pino({ level: 'error' });
  const nothing = path.join(dataDir, 'nothing');
  const seedFolders = { content: nothing, adverts: nothing };
  return startServer({ config, provider, seedFolders, log, outages: createOutageLog(log) });
}

/** Tells one change after the other; returns when each was committed. */
async function play(tell: Emit, pauseMs: number): Promise<ReadonlyMap<number, number>> {
  const committedAt = new Map<number, number>();
  for (let i = 0; i < CHANGES; i++) {
    const change = pauseMs * 1_000_000 + i;
    await tell({ matches: [liveMatch((i % MATCHES) + 1, change)] });
    committedAt.set(change, sharedNow());
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return committedAt;
}

function summary(delays: readonly number[]): string {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)}`;
}
