import { readdir } from 'node:fs/promises';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '../browser/test';
import { askApi, matchesNow } from '../product/askApi';
import { isFootball } from '../product/stillFootball';
import { missingBalancer } from './balancer';
import { type Cluster, type Service, startCluster } from './cluster';
import { readCompose } from './composeFile';
import { missingDatabase } from './database';
import { EVERY_MS, keepProbing } from './probes';
import { threadsOf } from './threadsOf';
import { comeToHub, expectAllNotified, leaveHub } from './visitors';
import { enterWorkplace, type Workplace } from './workplace';

/**
 * Two servers of each service with their balancer and PostgreSQL: what visitors notice of what becomes of them. Each test
 * leaves all of them running.
 */
const missing = missingDatabase ?? missingBalancer;
// biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
test.skip(missing !== undefined, missing);

/** Uncached pages of one address in ten seconds. */
const PAGE_LIMIT = 20;

/** One proxy of the operator's own stands before the balancer, and appends the visitor's address. */
const VARIABLES = { TRUST_PROXY: '3', PAGE_LIMIT: String(PAGE_LIMIT), LOG_LEVEL: 'debug' };

/** The oldest process, which has the open WebSockets, survives three (`mworker-max-reloads`). */
const RELOADS = process.env.TEST_RING === 'long' ? 3 : 1;

/** A state of HAProxy's `peers`: it waits neither for the process before it, nor for others. */
const WAITS_NO_MORE = 0x3;

/** Docker stops HAProxy's image with this by default. */
const SIGNAL_OF_THE_IMAGE = 'SIGUSR1';

let place: Workplace;
let cluster: Cluster;

test.beforeAll(async () => {
  place = await enterWorkplace(({ variables, ...hands }) =>
    startCluster({ ...hands, variables: () => ({ ...variables(), ...VARIABLES }) }),
  );
  await place.type(
    'sed "s/^\\(SIGNATURE_SECRETS\\|INTERNAL_TOKEN\\)=.*/\\1=a-secret-of-this-test/" .env.example > .env',
  );
  await place.type('docker compose up --detach');
  cluster = place.cluster();
});
test.afterAll(() => place?.leave());

const asVisitor = (address: string) => ({ 'x-forwarded-for': `198.51.100.1, ${address}` });
const at = (path: string) => new URL(path, cluster.url).href;
const idsOf = (service: Service) => place.containers(service).ids();
const firstOf = (service: Service) => place.containers(service).replica(idsOf(service)[0] ?? '');

/** Hub clients, and requests of all kinds, until `expectUnharmed`. */
async function keepVisiting() {
  const visitors = await comeToHub(cluster.url);
  const probes = ['/embed/bang-xep-hang', '/news', '/ready'].map((path) => keepProbing(at(path)));
  const failed: unknown[] = [];
  const untold: { error: unknown; began: number }[] = [];
  let isOver = false;
  const api = await askApi(cluster);
  const repeat = async (ask: () => Promise<unknown>, onFailure: (error: unknown, began: number) => void) => {
    const attempt = async (began: number) => ask().catch((error: unknown) => onFailure(error, began));
    while (!isOver) await Promise.all([attempt(performance.now()), pause(EVERY_MS)]);
  };
  const asking = [
    repeat(
      () => matchesNow(api),
      (error) => failed.push(error),
    ),
    repeat(tell, (error, began) => untold.push({ error, began })),
  ];
  return {
    /** Some twenty more pages. */
    async goOn() {
      const asked = () => probes[0]?.asked() ?? 0;
      const before = asked();
      await expect.poll(asked).toBeGreaterThan(before + 20);
    },
    /**
     * Nothing was refused, no client was lost, and each hears of matches again.
     *
     * @param killedAt when a server was gone: a `POST` that it had begun to answer is lost with it, and nobody may repeat it
     */
    async expectUnharmed(killedAt = 0) {
      isOver = true;
      await Promise.all(asking);
      expect([
        ...failed,
        ...untold.filter(({ began }) => began >= killedAt).map(({ error }) => error),
        ...(await Promise.all(probes.map((probe) => probe.stop()))).flatMap((one) => one.failed),
      ]).toEqual([]);
      await expectAllNotified(visitors);
      expect(visitors.map(({ lost }) => lost())).toEqual(visitors.map(() => 0));
      await leaveHub(visitors);
    },
  };
}

/** A `POST`, which a balancer must not repeat. */
async function tell(): Promise<void> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const { status } = await fetch(at('/beacon'), { method: 'POST', headers, body: '{"adverts":[]}' });
  if (![204, 429].includes(status)) throw new Error(`/beacon answered ${status}`);
}

/** Opens the board; resolves with the number of messages about matches that its WebSockets get from now on. */
async function openBoard(page: Page): Promise<() => number> {
  let heard = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (isFootball(String(payload))) heard += 1;
    }),
  );
  await page.goto(at('/?filter=all'));
  await expect(page.locator('[data-match]').first()).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isTheSame', true));
  return () => heard;
}

/** Where the balancer sends what a service answers. */
const BACKENDS = { api: ['rest', 'hub', 'beacons'], delivery: ['pages'] } as const;

/** For Docker and for the balancer, which looks by itself, once a second. */
async function untilAllServe(): Promise<void> {
  for (const service of ['api', 'delivery'] as const) {
    const states = () => Promise.all(idsOf(service).map(place.containers(service).state));
    await expect
      .poll(async () => (await states()).every((state) => state.includes(' healthy ')), { timeout: 60_000 })
      .toBe(true);
    for (const backend of BACKENDS[service]) {
      const serving = async () => (await statesIn(backend)).filter(({ status }) => status?.startsWith('UP')).length;
      await expect.poll(serving, backend).toBe(idsOf(service).length);
    }
  }
}

for (const service of ['api', 'delivery'] as const) {
  test(`deploy/replace ${service} fails no request, and an open page hears of goals as before`, async ({ page }) => {
    const heard = await openBoard(page);
    const visiting = await keepVisiting();
    const before = idsOf(service);
    expect(await place.type(`deploy/replace ${service}`)).toContain('done: 2 new ones serve');
    expect(idsOf(service)).toHaveLength(2);
    expect(idsOf(service).filter((id) => before.includes(id))).toEqual([]);
    await visiting.expectUnharmed();
    const now = heard();
    await expect.poll(heard).toBeGreaterThan(now);
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSame')), 'without a reload').toBe(true);
  });

  test(`a server of ${service} that is killed fails no request that comes after it, and its visitors come back`, async () => {
    const visiting = await keepVisiting();
    await firstOf(service).end('SIGKILL');
    const killedAt = performance.now();
    await visiting.goOn();
    await visiting.expectUnharmed(killedAt);
    await untilAllServe();
  });
}

test('a token is known to the one server of api that gave it, and the balancer finds that one', async () => {
  const tokens: unknown[] = [];
  const owners: number[] = [];
  for (let given = 0; given < 20; given += 1) {
    const token = await negotiate();
    tokens.push(token);
    const say = (origin: string) => fetch(new URL(`/realtime?id=${token}`, origin), { method: 'POST' });
    const direct = await Promise.all(cluster.replicas.all.map(({ address }) => say(`http://${address}`)));
    const owner = direct.findIndex(({ status }) => status !== 404);
    expect(direct.filter(({ status }) => status !== 404)).toHaveLength(1);
    expect((await say(cluster.url)).status).toBe(direct[owner]?.status);
    owners.push(owner);
  }
  expect(new Set(tokens).size).toBe(20);
  expect(new Set(owners)).toEqual(new Set([0, 1]));
});

test('a delivery that hangs is left', async () => {
  const hanging = firstOf('delivery');
  hanging.freeze();
  // Whoever is with it waits; balancers believe the second silence.
  await expect.poll(() => stateOf(hanging.address)).toMatch(/^DOWN/);
  const visiting = await keepVisiting();
  await visiting.goOn();
  await visiting.expectUnharmed();
  hanging.thaw();
  await expect.poll(() => stateOf(hanging.address)).toMatch(/^UP/);
});

/** What the balancer takes this server for: `UP`, `DOWN`, or `UP 1/2` on its way from one to the other. */
async function stateOf(address: string): Promise<string | undefined> {
  return (await statesIn('pages')).find(({ addr }) => addr === address)?.status;
}

/** What HAProxy says of a backend's servers, by the names of its columns. */
async function statesIn(backend: string): Promise<Readonly<Record<string, string | undefined>>[]> {
  const [names = '', ...lines] = (await cluster.balancer.ask('show stat')).replace('# ', '').split('\n');
  const columns = names.split(',');
  const rows = lines.map((line) => Object.fromEntries(line.split(',').map((field, index) => [columns[index], field])));
  return rows.filter(({ pxname, addr }) => pxname === backend && addr);
}

test('all that pages of one address say goes to one server of api, an IPv6 network being one address', async () => {
  const answered = async () => (await statesIn('beacons')).map(({ hrsp_2xx }) => Number(hrsp_2xx));
  const [perAddress, used] = [6, new Set<number>()];
  for (let address = 0; address < 12; address++) {
    const before = await answered();
    for (let time = 0; time < perAddress; time++) {
      const from = address % 2 === 0 ? `203.0.113.${address}` : `2001:db8:1:${address}::${time}`;
      const headers = { ...asVisitor(from), 'sec-fetch-site': 'same-origin' };
      expect((await fetch(at('/beacon/begin'), { method: 'POST', headers })).status).toBe(200);
    }
    const added = (await answered()).map((count, index) => count - (before[index] ?? 0));
    expect(added.filter((count) => count > 0)).toEqual([perAddress]);
    used.add(added.indexOf(perAddress));
  }
  expect(used.size).toBe(2);
});

test('the container of a delivery may have the threads of all that draws, while every release is replaced', async () => {
  const limit = readCompose().services.delivery?.deploy.resources.limits.pids;
  const drawing = (await readdir(join(cluster.site, 'site/live'))).length;
  const { pid } = firstOf('delivery');
  // A process of its own for each release, with some threads; node's own server has a dozen.
  await expect.poll(() => threadsOf(pid)).toBeGreaterThan(12 + drawing * 4);
  // Each release with its candidate, the next ones that start beside them, and the health check.
  expect(limit).toBeGreaterThan((await threadsOf(pid)) * 4);
});

test('servers know the visitor by the address that the first proxy added, not by one that he made up', async () => {
  await fetch(at('/api/match?Id=1'), { headers: asVisitor('203.0.113.77') });
  await expect.poll(() => saidByApi('"ip":"203.0.113.77"')).toBe(true);

  // An address may ask for few pages that do not exist. Each of the two servers counts its own.
  const missing = async (address: string, id: number) =>
    (await fetch(at(`/news/${900_000 + id}-nobody`), { headers: asVisitor(address) })).status;
  const greedy: number[] = [];
  for (let asked = 0; asked < PAGE_LIMIT * 2; asked += 1) greedy.push(await missing('203.0.113.78', asked));
  expect(greedy).toContain(429);
  expect(await missing('203.0.113.79', 1)).toBe(404);
});

const saidByApi = (words: string) => cluster.replicas.all.some((one) => one.output().includes(words));

async function negotiate(): Promise<string> {
  const answer = await fetch(at('/realtime/negotiate?negotiateVersion=1'), { method: 'POST' });
  return (await answer.json()).connectionToken;
}

test.describe('a balancer', () => {
  test('that is loaded again fails no request, no visitor of the hub notices it, and addresses stay right', async () => {
    await untilItHandsOn();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await askOver(agent, '/healthz')).toBe(200);
    const visitors = await comeToHub(cluster.url);
    const origins = [at('/embed/bang-xep-hang'), `${cluster.balancer.origin}/embed/bang-xep-hang`, at('/ready')];
    const probes = origins.map(keepProbing);
    for (let done = 1; done <= RELOADS; done += 1) {
      const tokens = await Promise.all(Array.from({ length: 20 }, negotiate));
      await reload(`v${done}`);
      expect(await Promise.all(tokens.map(isKnown))).toEqual(tokens.map(() => true));
      // Includes requests over connections from before the reload.
      const later = await Promise.all(Array.from({ length: 20 }, negotiate));
      expect(await Promise.all(later.map(isKnown))).toEqual(later.map(() => true));
      await expectAllNotified(visitors);
    }
    expect((await Promise.all(probes.map((probe) => probe.stop()))).flatMap(({ failed }) => failed)).toEqual([]);
    expect(visitors.map(({ broken, lost }) => broken() + lost())).toEqual(visitors.map(() => 0));
    await leaveHub(visitors);
    expect(await askOver(agent, '/api/match?Id=2', { 'x-forwarded-for': '203.0.113.80' })).toBe(401);
    await expect.poll(() => saidByApi('"ip":"203.0.113.80"')).toBe(true);
    // A browser's spare connections end with 408 and no request; what was read wrongly is a 400.
    expect(cluster.balancer.running.output(), 'the log of the balancer').not.toMatch(/ 400 .*BADREQ/);
    agent.destroy();
  });

  test('with a mistake in its configuration, which the check finds, goes on with the one before', async () => {
    const before = await cluster.balancer.version();
    await cluster.balancer.edit('wrong', '\nbackend mistaken\n  balanse roundrobin\n');
    expect(cluster.balancer.check()).toBe(1);
    const probes = keepProbing(at('/embed/bang-xep-hang'));
    process.kill(cluster.balancer.running.pid, 'SIGUSR2');
    await expect.poll(() => cluster.balancer.running.output()).toContain('balanse');
    const asked = probes.asked();
    await expect.poll(probes.asked).toBeGreaterThan(asked + 20);
    expect((await probes.stop()).failed).toEqual([]);
    expect(await cluster.balancer.version()).toBe(before);
    await reload('mended');
  });

  test('that is stopped does not wait for open pages, and they come back', async () => {
    const signal = readCompose().services.balancer?.stop_signal ?? SIGNAL_OF_THE_IMAGE;
    const visitors = await comeToHub(cluster.url);
    process.kill(cluster.balancer.running.pid, signal);
    await expect.poll(cluster.balancer.running.isGone).toBe(true);
    await cluster.balancer.startAgain();
    await expectAllNotified(visitors);
    expect(visitors.map(({ lost }) => lost())).toEqual(visitors.map(() => 0));
    await leaveHub(visitors);
  });

  test('without any delivery says that the site comes back, and it does', async ({ page }) => {
    const ids = idsOf('delivery').join(' ');
    await place.type(`docker stop ${ids}`);
    const answer = await page.goto(cluster.url);
    expect([answer?.status(), answer?.headers()['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    await expect(page.getByRole('heading', { name: 'Trang đang được cập nhật' })).toBeVisible();
    await place.type(`docker start ${ids}`);
    await expect.poll(async () => (await fetch(cluster.url)).status, { timeout: 60_000 }).toBe(200);
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.locator('[data-match]').first()).toBeVisible();
    await untilAllServe();
  });
});

async function reload(to: string): Promise<void> {
  await cluster.balancer.edit(to);
  expect(cluster.balancer.check()).toBe(0);
  process.kill(cluster.balancer.running.pid, 'SIGUSR2');
  await expect.poll(cluster.balancer.version).toBe(to);
}

/** A new process waits five seconds for the one before it and five for others, and passes nothing on until then. */
async function untilItHandsOn(): Promise<void> {
  const flags = async () => Number(/flags=(0x[0-9a-f]+)/.exec(await cluster.balancer.ask('show peers'))?.[1]);
  await expect.poll(async () => (await flags()) & WAITS_NO_MORE).toBe(WAITS_NO_MORE);
}

const isKnown = async (token: string) => (await fetch(at(`/realtime?id=${token}`), { method: 'POST' })).status !== 404;

function askOver(agent: Agent, path: string, headers: IncomingHttpHeaders = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(at(path), { agent, headers }, (answer) => void text(answer).then(() => resolve(answer.statusCode))).on(
      'error',
      reject,
    );
  });
}
