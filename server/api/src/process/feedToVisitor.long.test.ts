import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FeedProvider } from 'feeds/provider';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { afterTest } from 'hub/testing/afterTest';
import { aStockClient, calls } from 'hub/testing/stockClient';
import { pino } from 'pino';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { FEED_SILENCE_EVENT } from 'shared-kernel/protocol/feedSilence';
import { FOLLOW_METHOD } from 'shared-kernel/protocol/lanes';
import { decodeMatchUpdate, UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { aTeam } from 'shared-kernel/testing/builders';
import { readConfig } from '../config';
import { expectDescribed } from '../testing/expectDescribed';
import { handFeed } from '../testing/handFeed';
import { createPostgresDatabase, type StoreKind } from '../testing/testDatabase';
import { onEachStore } from '../testing/testStore';
import { createOutageLog } from './createOutageLog';
import { startServer } from './server';

async function databaseUrl(kind: StoreKind): Promise<string | undefined> {
  if (kind === 'PGlite') return undefined;
  const { url, remove } = await createPostgresDatabase();
  afterTest(remove);
  return url;
}

async function start(kind: StoreKind, provider: FeedProvider) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-live-'));
  afterTest(() => rm(dataDir, { recursive: true, force: true }));
  const env = { DATA_DIR: dataDir, SIGNATURE_SECRETS: 'secret', DATABASE_URL: await databaseUrl(kind) };
  const config = readConfig(env, { cwd: '/', newRunId: () => 'run' });
  const project = path.join(__dirname, '../../../..');
  const seedFolders = { content: path.join(project, 'content'), adverts: path.join(project, 'mfe-ads/content') };
  const log = pino({ level: 'silent' });
  const server = await startServer({ config, provider, seedFolders, log, outages: createOutageLog(log) });
  afterTest(server.stop);
  return server.address;
}

const now = Math.floor(Date.now() / 1000);
const fixture = aFeedMatch({ match_time: now });
const goal = aFeedMatch({ match_time: now, status_id: MatchStatus.FirstHalf, home_scores: [1], period_start: now });

onEachStore((kind) => {
  test('a goal of the feed reaches a visitor, whole and readable', async () => {
    const { provider, emit } = handFeed();
    const address = await start(kind, provider);
    const client = aStockClient(`${address}/realtime`);
    const firstUpdate = calls(client, UPDATE_EVENT, 1);
    const updates = calls(client, UPDATE_EVENT, 2);
    await client.start();
    const send = await emit;
    await send({ teams: [aTeam(), aTeam({ id: 102, name: 'Inter' })], matches: [fixture] });
    await firstUpdate;
    await send({ matches: [goal] });
    const [first, second] = (await updates).map(([text]) => decodeMatchUpdate(text));
    expect(first).toMatchObject({ match_id: 1, home_team: 'Arsenal', away_team: 'Inter' });
    expect(second?.score).toMatchObject({ score: { home: { regular: 1 } }, period_start: now });
    expect(second?.version).toBeGreaterThan(first?.version ?? Number.NaN);
  });

  test('visitors learn that no feed is heard, who comes later when they follow, and all when one is heard again', async () => {
    const { provider, emit } = handFeed();
    const contact = { startedAt: now - 7200, heardAt: now - 3600, pause: 20, isOn: true };
    const address = await start(kind, { ...provider, contacts: () => [contact] });
    const client = aStockClient(`${address}/realtime`);
    const silences = calls(client, FEED_SILENCE_EVENT, 1);
    await client.start();
    await (await emit)({ matches: [fixture] });
    expect(await silences).toEqual([[{ since: now - 3600 }]]);
    expectDescribed(FEED_SILENCE_EVENT, (await silences)[0]?.[0]);
    const late = aStockClient(`${address}/realtime`);
    await late.start();
    expect(await late.invoke(FOLLOW_METHOD, { lanes: ['football'] })).toEqual({
      isComplete: false,
      silentSince: now - 3600,
    });
    const again = [client, late].map((one) => calls(one, FEED_SILENCE_EVENT, 1));
    contact.heardAt = Date.now() / 1000;
    expect(await Promise.all(again)).toEqual([[[{}]], [[{}]]]);
  });

  test('visitors may come once the first batch of the feed is on the board', async () => {
    const { provider, emit } = handFeed();
    const address = await start(kind, provider);
    const readiness = async () => (await fetch(`${address}/readyz`)).json();
    expect(await readiness()).toEqual({ ready: false, waiting_for: ['feed'] });
    await (await emit)({ matches: [fixture] });
    await waitUntil(async () => (await fetch(`${address}/readyz`)).ok);
    expect(await readiness()).toEqual({ ready: true, waiting_for: [] });
  });
});

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate);
}
