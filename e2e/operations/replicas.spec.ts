import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { askApi, matchesNow } from '../product/askApi';
import { missingBalancer } from './balancer';
import { type Cluster, startCluster } from './cluster';
import { missingDatabase } from './database';
import { comeToHub, expectAllNotified, leaveHub } from './visitors';

const missing = missingDatabase ?? missingBalancer;
// biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
test.skip(missing !== undefined, missing);

let cluster: Cluster;
const clients: Awaited<ReturnType<typeof comeToHub>> = [];

test.beforeAll(async () => {
  cluster = await startCluster({
    replicas: 2,
    variables: () => ({ SIGNATURE_SECRETS: 'a secret of this test' }),
  });
});
test.afterAll(async () => {
  await leaveHub(clients);
  await cluster?.stop();
});

async function visitors() {
  const all = await comeToHub(cluster.url);
  clients.push(...all);
  return all;
}

/** Requests the board repeatedly until stopped; resolves with the errors. */
function keepAsking() {
  const errors: string[] = [];
  let isOver = false;
  const asking = (async () => {
    const api = await askApi(cluster);
    for (let asked = 0; !isOver || asked < 3; asked += 1) {
      await matchesNow(api).catch((error: unknown) => errors.push(String(error)));
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return errors;
  };
}

test('a token is known to the one replica that gave it, and the balancer finds that one', async () => {
  const tokens: unknown[] = [];
  const owners: number[] = [];
  for (let given = 0; given < 20; given += 1) {
    const negotiated = await fetch(new URL('/realtime/negotiate?negotiateVersion=1', cluster.url), { method: 'POST' });
    const { connectionToken } = await negotiated.json();
    tokens.push(connectionToken);
    const say = (origin: string) => fetch(new URL(`/realtime?id=${connectionToken}`, origin), { method: 'POST' });
    const direct = await Promise.all(cluster.replicas.all.map(({ address }) => say(`http://${address}`)));
    const owner = direct.findIndex(({ status }) => status !== 404);
    expect(direct.filter(({ status }) => status !== 404)).toHaveLength(1);
    expect((await say(cluster.url)).status).toBe(direct[owner]?.status);
    owners.push(owner);
  }
  expect(new Set(tokens).size).toBe(20);
  expect(new Set(owners)).toEqual(new Set([0, 1]));
});

test('every client stays with the replica that it negotiated with, over every transport', async () => {
  await expectAllNotified(await visitors());
});

test('a stopped replica sends its visitors to the other one, and none is lost', async () => {
  const all = await visitors();
  const errors = keepAsking();
  const leaving = cluster.replicas.all[0];
  await cluster.replicas.add();
  expect(leaving && (await cluster.replicas.remove(leaving, 'SIGTERM'))).toBe(0);
  await expectAllNotified(all);
  expect(all.map(({ lost }) => lost())).toEqual(all.map(() => 0));
  expect(await errors()).toEqual([]);
});

test('a replica that is killed costs no answer of the interface, and its visitors come back', async () => {
  const all = await visitors();
  const errors = keepAsking();
  const killed = cluster.replicas.all[0];
  if (killed) await cluster.replicas.remove(killed, 'SIGKILL');
  await expectAllNotified(all);
  expect(all.map(({ lost }) => lost())).toEqual(all.map(() => 0));
  expect(await errors()).toEqual([]);
});
