import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { missingBalancer } from './balancer';
import { type Cluster, startCluster } from './cluster';
import { readCompose } from './composeFile';
import { missingDatabase } from './database';
import { keepProbing } from './probes';
import { comeToHub, expectAllNotified, leaveHub } from './visitors';

const missing = missingDatabase ?? missingBalancer;
// biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
test.skip(missing !== undefined, missing);

/** As many as the oldest process, which has the open WebSockets, survives (`mworker-max-reloads`). */
const RELOADS = 3;

/** A state of HAProxy's `peers`: it waits neither for the process before it, nor for others. */
const WAITS_NO_MORE = 0x3;

/** Docker stops HAProxy's image with this by default. */
const SIGNAL_OF_THE_IMAGE = 'SIGUSR1';

let cluster: Cluster;

test.beforeAll(async () => {
  cluster = await startCluster({
    ...{ replicas: 2, variables: () => ({ SIGNATURE_SECRETS: 'a secret of this test' }) },
  });
});
test.afterAll(() => cluster?.stop());

const page = () => new URL('/embed/bang-xep-hang', cluster.url).href;

async function reload(to: string): Promise<void> {
  await cluster.balancer.edit(to);
  expect(cluster.balancer.check()).toBe(0);
  process.kill(cluster.balancer.running.pid, 'SIGUSR2');
  await expect.poll(cluster.balancer.version, { timeout: 20_000 }).toBe(to);
}

/** A new process waits five seconds for the one before it and five for others, and passes nothing on until then. */
async function untilItHandsOn(): Promise<void> {
  const flags = async () => Number(/flags=(0x[0-9a-f]+)/.exec(await cluster.balancer.ask('show peers'))?.[1]);
  await expect.poll(async () => (await flags()) & WAITS_NO_MORE, { timeout: 30_000 }).toBe(WAITS_NO_MORE);
}

async function negotiate(): Promise<string> {
  const answer = await fetch(new URL('/realtime/negotiate?negotiateVersion=1', cluster.url), { method: 'POST' });
  return (await answer.json()).connectionToken;
}

const isKnown = async (token: string) =>
  (await fetch(new URL(`/realtime?id=${token}`, cluster.url), { method: 'POST' })).status !== 404;

test('a reload of the balancer fails no request, and no visitor of the hub notices it', async () => {
  await untilItHandsOn();
  const visitors = await comeToHub(cluster.url);
  const probes = keepProbing(page());
  const direct = keepProbing(`${cluster.balancer.origin}/embed/bang-xep-hang`);
  const ready = keepProbing(new URL('/ready', cluster.url).href);
  for (let done = 1; done <= RELOADS; done += 1) {
    const tokens = await Promise.all(Array.from({ length: 20 }, negotiate));
    await reload(`v${done}`);
    expect(await Promise.all(tokens.map(isKnown))).toEqual(tokens.map(() => true));
    // Includes requests over connections from before the reload.
    const later = await Promise.all(Array.from({ length: 20 }, negotiate));
    expect(await Promise.all(later.map(isKnown))).toEqual(later.map(() => true));
    await expectAllNotified(visitors);
  }
  expect((await probes.stop()).failed).toEqual([]);
  expect((await direct.stop()).failed).toEqual([]);
  expect((await ready.stop()).failed).toEqual([]);
  expect(visitors.map(({ broken, lost }) => broken() + lost())).toEqual(visitors.map(() => 0));
  await leaveHub(visitors);
});

test('a configuration with a mistake is found by the check, and a reload leaves the one before in force', async () => {
  const before = await cluster.balancer.version();
  await cluster.balancer.edit('wrong', '\nbackend mistaken\n  balanse roundrobin\n');
  expect(cluster.balancer.check()).toBe(1);
  const probes = keepProbing(page());
  process.kill(cluster.balancer.running.pid, 'SIGUSR2');
  await expect.poll(() => cluster.balancer.running.output()).toContain('balanse');
  const asked = probes.asked();
  await expect.poll(probes.asked).toBeGreaterThan(asked + 20);
  expect((await probes.stop()).failed).toEqual([]);
  expect(await cluster.balancer.version()).toBe(before);
  await reload('mended');
});

test('a balancer that is stopped ends within a second though pages are open, and they come back', async () => {
  const signal = readCompose().services.balancer?.stop_signal ?? SIGNAL_OF_THE_IMAGE;
  const visitors = await comeToHub(cluster.url);
  const began = Date.now();
  await cluster.balancer.running.end(signal);
  expect(Date.now() - began).toBeLessThan(1000);
  await cluster.balancer.startAgain();
  await expectAllNotified(visitors);
  expect(visitors.map(({ lost }) => lost())).toEqual(visitors.map(() => 0));
  await leaveHub(visitors);
});
