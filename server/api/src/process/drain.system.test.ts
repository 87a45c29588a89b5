import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterTest } from 'hub/testing/afterTest';
import { openShakenClient } from 'hub/testing/rawClient';
import { pino } from 'pino';
import { readConfig } from '../config';
import { emptyStoreFile } from '../testing/emptyStoreFile';
import { createOutageLog } from './createOutageLog';
import { startServer } from './server';

async function start(env: Record<string, string>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-drain-'));
  afterTest(() => rm(dataDir, { recursive: true, force: true }));
  const config = readConfig(
    { DATA_DIR: dataDir, SIGNATURE_SECRETS: 'secret', ...env },
    { cwd: '/', newRunId: () => 'run' },
  );
  const log = pino({ level: 'silent' });
  const seedFolders = { content: path.join(dataDir, 'none'), adverts: path.join(dataDir, 'none') };
  const parts = { config, provider: undefined, emptyStore: emptyStoreFile(), seedFolders, log };
  return startServer({ ...parts, outages: createOutageLog(log) });
}

test('with DRAIN=1 a server that stops says so to balancers, and lets go of its visitors only after a while', async () => {
  const server = await start({ DRAIN: '1' });
  const client = await openShakenClient(`${server.address.replace('http', 'ws')}/realtime`);
  const stopped = server.stop();
  const answer = await fetch(`${server.address}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([503, { ready: false, waiting_for: ['end'] }]);
  const before = performance.now();
  expect(await client.next()).toEqual({ type: 7, allowReconnect: true });
  expect(performance.now() - before).toBeGreaterThan(2_000);
  await stopped;
  expect(server.stopLimitMs).toBe(30_000);
});
