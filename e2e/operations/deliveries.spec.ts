import { readdir } from 'node:fs/promises';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { test } from '../browser/test';
import { missingBalancer } from './balancer';
import { type Cluster, startCluster } from './cluster';
import { readCompose } from './composeFile';
import type { Replica } from './createReplicas';
import { missingDatabase } from './database';
import { keepProbing } from './probes';
import { threadsOf } from './threadsOf';
import { comeToHub, expectAllNotified, leaveHub } from './visitors';

const missing = missingDatabase ?? missingBalancer;
// biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
test.skip(missing !== undefined, missing);

/** Uncached pages of one address in ten seconds. */
const PAGE_LIMIT = 20;

let cluster: Cluster;

test.beforeAll(async () => {
  // One proxy of the operator's own stands before the balancer, and appends the visitor's address.
  const variables = { TRUST_PROXY: '3', PAGE_LIMIT: String(PAGE_LIMIT), LOG_LEVEL: 'debug' };
  cluster = await startCluster({
    ...{ replicas: 1, deliveries: 2 },
    variables: () => ({ SIGNATURE_SECRETS: 'a secret of this test', ...variables }),
  });
});
test.afterAll(() => cluster?.stop());

const at = (path: string) => new URL(path, cluster.url).href;
const keepAsking = () =>
  ['/embed/bang-xep-hang', '/news', '/site.json', '/healthz'].map((path) => keepProbing(at(path)));
const failures = async (probes: ReturnType<typeof keepAsking>) =>
  (await Promise.all(probes.map((probe) => probe.stop()))).flatMap(({ failed }) => failed);

/** A `POST`, which a balancer must not repeat. */
async function keepTelling(isOver: () => boolean): Promise<string[]> {
  const failed: string[] = [];
  while (!isOver()) {
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
    const reported = await fetch(at('/beacon'), { method: 'POST', headers, body: '{"adverts":[]}' }).catch(String);
    if (typeof reported === 'string' || ![204, 429].includes(reported.status))
      failed.push(String(typeof reported === 'string' ? reported : reported.status));
  }
  return failed;
}

test('its container may have the threads of all that draws, while every release is replaced', async () => {
  const limit = readCompose().services.delivery?.deploy.resources.limits.pids;
  const drawing = (await readdir(join(cluster.site, 'site/live'))).length;
  const pid = cluster.deliveries.all[0]?.pid ?? 0;
  // A process of its own for each release, with some threads; node's own server has a dozen.
  await expect.poll(() => threadsOf(pid)).toBeGreaterThan(12 + drawing * 4);
  // Each release with its candidate, the next ones that start beside them, and the health check.
  expect(limit).toBeGreaterThan((await threadsOf(pid)) * 4);
});

test('one that is stopped sends its visitors to the other, and fails no request', async () => {
  const visitors = await comeToHub(cluster.url);
  const probes = keepAsking();
  let isOver = false;
  const telling = keepTelling(() => isOver);
  const leaving = cluster.deliveries.all[0];
  await cluster.deliveries.add();
  expect(leaving && (await cluster.deliveries.remove(leaving, 'SIGTERM'))).toBe(0);
  isOver = true;
  expect(await telling).toEqual([]);
  expect(await failures(probes)).toEqual([]);
  await expectAllNotified(visitors);
  expect(visitors.map(({ lost }) => lost())).toEqual(visitors.map(() => 0));
  await leaveHub(visitors);
});

test('one that is killed costs no page, and its visitors come back over the other', async () => {
  const visitors = await comeToHub(cluster.url);
  const probes = keepAsking();
  const killed = cluster.deliveries.all[0];
  if (killed) await cluster.deliveries.remove(killed, 'SIGKILL');
  await cluster.deliveries.add();
  await expectAllNotified(visitors);
  expect(visitors.map(({ lost }) => lost())).toEqual(visitors.map(() => 0));
  expect(await failures(probes)).toEqual([]);
  await leaveHub(visitors);
});

test('one that hangs is left within seconds', async () => {
  const hanging = cluster.deliveries.all[0];
  hanging?.freeze();
  // Whoever is with it waits; balancers believe the second silence.
  await expect.poll(() => stateOf(hanging), { timeout: 20_000 }).toMatch(/^DOWN/);
  const probes = keepAsking();
  const asked = probes[0]?.asked() ?? 0;
  await expect.poll(() => probes[0]?.asked()).toBeGreaterThan(asked + 20);
  expect(await failures(probes)).toEqual([]);
  await cluster.deliveries.add();
  if (hanging) await cluster.deliveries.remove(hanging, 'SIGKILL');
});

/** What the balancer takes this server for: `UP`, `DOWN`, or `UP 1/2` on its way from one to the other. */
async function stateOf(server: Replica | undefined): Promise<string | undefined> {
  const [names = '', ...lines] = (await cluster.balancer.ask('show stat')).split('\n');
  const field = (line: string, name: string) => line.split(',')[names.replace('# ', '').split(',').indexOf(name)];
  const shown = lines.find((line) => field(line, 'pxname') === 'pages' && field(line, 'addr') === server?.address);
  return shown && field(shown, 'status');
}

test('servers know the visitor by the address that the first proxy added, not by one that he made up', async () => {
  const asVisitor = (address: string) => ({ 'x-forwarded-for': `198.51.100.1, ${address}` });
  await fetch(at('/api/match?Id=1'), { headers: asVisitor('203.0.113.77') });
  await expect.poll(() => cluster.replicas.all[0]?.output()).toContain('"ip":"203.0.113.77"');

  // An address may ask for few pages that do not exist. Each of the two servers counts its own.
  const missing = async (address: string, id: number) =>
    (await fetch(at(`/news/${900_000 + id}-nobody`), { headers: asVisitor(address) })).status;
  const greedy: number[] = [];
  for (let asked = 0; asked < PAGE_LIMIT; asked += 1) greedy.push(await missing('203.0.113.78', asked));
  expect(greedy).toContain(429);
  expect(await missing('203.0.113.79', 1)).toBe(404);
});

test('and after a reload, over a connection of before it', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string, headers: IncomingHttpHeaders) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(at(path), { agent, headers }, (answer) => void text(answer).then(() => resolve(answer.statusCode))).on(
        'error',
        reject,
      );
    });
  expect(await ask('/healthz', {})).toBe(200);
  await cluster.balancer.edit('reloaded');
  process.kill(cluster.balancer.running.pid, 'SIGUSR2');
  await expect.poll(cluster.balancer.version, { timeout: 20_000 }).toBe('reloaded');
  expect(await ask('/api/match?Id=2', { 'x-forwarded-for': '203.0.113.80' })).toBe(401);
  await expect.poll(() => cluster.replicas.all[0]?.output()).toContain('"ip":"203.0.113.80"');
  // A browser's spare connections end with 408 and no request; what was read wrongly is a 400.
  expect(cluster.balancer.running.output(), 'the log of the balancer').not.toMatch(/ 400 .*BADREQ/);
  agent.destroy();
});

test('without any, visitors read that the site comes back, and it does', async ({ page }) => {
  for (const one of [...cluster.deliveries.all]) await cluster.deliveries.remove(one, 'SIGKILL');
  const answer = await page.goto(cluster.url);
  expect([answer?.status(), answer?.headers()['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  await expect(page.getByRole('heading', { name: 'Trang đang được cập nhật' })).toBeVisible();
  await cluster.deliveries.add();
  await expect.poll(async () => (await fetch(cluster.url)).status).toBe(200);
  await page.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.locator('[data-match]').first()).toBeVisible();
});
