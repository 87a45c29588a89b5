import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { expect } from '@playwright/test';
import { UPDATE_EVENT } from 'shared-kernel/protocol/matchUpdate';
import { askApi, matchesNow } from '../product/askApi';
import { missingBalancer } from './balancer';
import { type Cluster, startCluster } from './cluster';
import { missingDatabase } from './database';
import { test } from './test';

const TRANSPORTS = ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const;
const CLIENTS_EACH = 6;

const missing = missingDatabase ?? missingBalancer;
// biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
test.skip(missing !== undefined, missing);

let cluster: Cluster;
const clients: HubConnection[] = [];

test.beforeAll(async ({ images }) => {
  test.setTimeout(180_000);
  cluster = await startCluster(images, {
    replicas: 2,
    variables: () => ({ SIGNATURE_SECRETS: 'a secret of this test' }),
  });
});
test.afterAll(async () => {
  await Promise.all(clients.map((client) => client.stop()));
  await cluster?.stop();
});

/** A visitor of the hub as browsers have it, who counts what is told. */
async function visitor(transport: (typeof TRANSPORTS)[number]) {
  const client = new HubConnectionBuilder()
    .withUrl(new URL('/realtime', cluster.url).href, { transport: HttpTransportType[transport], logger: LogLevel.None })
    .withAutomaticReconnect()
    .build();
  let told = 0;
  let lost = 0;
  client.on(UPDATE_EVENT, () => (told += 1));
  client.onclose(() => (lost += 1));
  await client.start();
  clients.push(client);
  return { client, told: () => told, lost: () => lost };
}

/** Visitors of all three transports at once. */
function visitors() {
  return Promise.all(TRANSPORTS.flatMap((transport) => Array.from({ length: CLIENTS_EACH }, () => visitor(transport))));
}

type Visitors = Awaited<ReturnType<typeof visitors>>;

async function expectAllTold(all: Visitors): Promise<void> {
  const before = all.map(({ told }) => told());
  await expect.poll(() => all.every(({ told }, at) => told() > (before[at] ?? 0)), { timeout: 60_000 }).toBe(true);
}

/** Asks for the board again and again, until told to stop; resolves with the errors. */
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
  test.setTimeout(120_000);
  await expectAllTold(await visitors());
});

test('a replica that is stopped sends its visitors to the other one, and nobody is lost', async () => {
  test.setTimeout(120_000);
  const all = await visitors();
  const errors = keepAsking();
  const leaving = cluster.replicas.all[0];
  await cluster.replicas.add();
  expect(leaving && (await cluster.replicas.remove(leaving, 'SIGTERM'))).toBe(0);
  await expectAllTold(all);
  expect(all.map(({ lost }) => lost())).toEqual(all.map(() => 0));
  expect(await errors()).toEqual([]);
});

test('a replica that is killed costs no answer of the interface, and its visitors come back', async () => {
  test.setTimeout(120_000);
  const all = await visitors();
  const errors = keepAsking();
  const killed = cluster.replicas.all[0];
  if (killed) await cluster.replicas.remove(killed, 'SIGKILL');
  await expectAllTold(all);
  expect(all.map(({ lost }) => lost())).toEqual(all.map(() => 0));
  expect(await errors()).toEqual([]);
});
