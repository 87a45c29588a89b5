import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Emit } from 'feeds/provider';
import { aFeedMatch } from 'feeds/testing/feedBuilders';
import { afterTest } from 'hub/testing/afterTest';
import { aStockClient, calls } from 'hub/testing/stockClient';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { FEED_SILENCE_EVENT } from 'shared-kernel/protocol/feedSilence';
import { FOLLOW_METHOD } from 'shared-kernel/protocol/lanes';
import { decodeMatchUpdate, UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { aTeam } from 'shared-kernel/testing/builders';
import { fedServer } from '../bench/fedServer';
import { readConfig } from '../config';
import { emptyStoreFile } from '../testing/emptyStoreFile';
import { createPostgresDatabase } from '../testing/testDatabase';
import { onEachStore } from '../testing/testStore';

const now = Math.floor(Date.now() / 1000);
const fixture = aFeedMatch({ match_time: now });
const kickedOff = aFeedMatch({ match_time: now, status_id: MatchStatus.FirstHalf, period_start: now });
const goal = { ...kickedOff, home_scores: [1] };

onEachStore((kind) => {
  /** What the feed heard; tests change it. */
  const contact = { startedAt: now - 7200, heardAt: now, pause: 20, isOn: true };
  let address: string;
  let tell: Emit;
  beforeAll(async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-live-'));
    afterTest(() => rm(dataDir, { recursive: true, force: true }));
    const env: NodeJS.ProcessEnv = { DATA_DIR: dataDir, SIGNATURE_SECRETS: 'secret' };
    if (kind === 'PostgreSQL') {
      const { url, remove } = await createPostgresDatabase();
      afterTest(remove);
      env.DATABASE_URL = url;
    }
    const config = readConfig(env, { cwd: '/', newRunId: () => 'run' });
    const fed = await fedServer(config, emptyStoreFile(), () => [contact]);
    afterTest(fed.server.stop);
    ({ tell } = fed);
    ({ address } = fed.server);
  });

  test('visitors may come once the first batch of the feed is on the board', async () => {
    const readiness = async () => (await fetch(`${address}/readyz`)).json();
    expect(await readiness()).toEqual({ ready: false, waiting_for: ['feed'] });
    await tell({ matches: [fixture] });
    await waitUntil(async () => (await fetch(`${address}/readyz`)).ok);
    expect(await readiness()).toEqual({ ready: true, waiting_for: [] });
  });

  test('a goal of the feed reaches a visitor, whole and readable', async () => {
    const client = aStockClient(`${address}/realtime`);
    const updates = calls(client, UPDATE_EVENT, 2);
    await client.start();
    await tell({ teams: [aTeam(), aTeam({ id: 102, name: 'Inter' })], matches: [kickedOff] });
    await tell({ matches: [goal] });
    const [first, second] = (await updates).map(([text]) => decodeMatchUpdate(text));
    expect(first).toMatchObject({ match_id: 1, home_team: 'Arsenal', away_team: 'Inter' });
    expect(second?.score).toEqual([1, MatchStatus.FirstHalf, [1], goal.away_scores, now]);
    expect(second?.version).toBeGreaterThan(first?.version ?? Number.NaN);
  });

  test('visitors learn that no feed is heard, who comes later when he follows, and all when one is heard again', async () => {
    const client = aStockClient(`${address}/realtime`);
    const told = calls(client, FEED_SILENCE_EVENT, 1);
    await client.start();
    contact.heardAt = now - 3600;
    expect(await told).toEqual([[{ since: now - 3600 }]]);
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
});

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise(setImmediate);
}
