import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { sign } from 'shared-kernel/http/signature';
import { test } from '../browser/test';
import { askApi, matchesNow } from '../product/askApi';
import { isFootball } from '../product/stillFootball';
import { type } from '../releases/type';
import { missingBalancer } from './balancer';
import { missingCache } from './cache';
import { readCompose } from './composeFile';
import { createDatabase, missingDatabase, replaceDatabase, sql } from './database';
import { EVERY_MS, keepProbing } from './probes';
import { type Site, startSite } from './site';
import { threadsOf } from './threadsOf';
import { comeToHub, expectAllNotified, leaveHub } from './visitors';

/**
 * The whole site, two servers of each service: what visitors notice of what becomes of them. Each test leaves all of them
 * running.
 */
const missing = missingDatabase ?? missingBalancer ?? missingCache;
// biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
test.skip(missing !== undefined, missing);

const SECRET = 'a secret of this test';

/** Open pages still have it. */
const FORMER_SECRET = 'the one before';

/** Uncached pages of one address in ten seconds. */
const PAGE_LIMIT = 20;

/** One proxy of the operator's own stands before the balancer, and appends the visitor's address. */
const VARIABLES = {
  SIGNATURE_SECRETS: `${SECRET},${FORMER_SECRET}`,
  INTERNAL_TOKEN: 'token-of-this-test',
  FEED: 'simulator',
  TRUST_PROXY: '3',
  PAGE_LIMIT: String(PAGE_LIMIT),
  LOG_LEVEL: 'debug',
};

const run = promisify(execFile);

let site: Site;

test.beforeAll(async () => {
  site = await startSite(VARIABLES);
});
test.afterAll(() => site?.stop());

const asVisitor = (address: string) => ({ 'x-forwarded-for': `198.51.100.1, ${address}` });
const at = (path: string) => new URL(path, site.url).href;
const throughCache = (path: string) => `http://${site.cache.host}${path}`;
const saidByApi = (words: string) => site.api.some((server) => server.running().output().includes(words));

/** Hub clients, and requests of all kinds, until `expectUnharmed`. */
async function keepVisiting() {
  const visitors = await comeToHub(site.url);
  const probes = ['/embed/bang-xep-hang', '/news', '/ready'].map((path) => keepProbing(at(path)));
  const failed: unknown[] = [];
  const unpublished: { error: unknown; began: number }[] = [];
  let isOver = false;
  const api = await askApi(site);
  const repeat = async (ask: () => Promise<unknown>, onFailure: (error: unknown, began: number) => void) => {
    const attempt = async (began: number) => ask().catch((error: unknown) => onFailure(error, began));
    while (!isOver) await Promise.all([attempt(performance.now()), pause(EVERY_MS)]);
  };
  const asking = [
    repeat(
      () => matchesNow(api),
      (error) => failed.push(error),
    ),
    repeat(publish, (error, began) => unpublished.push({ error, began })),
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
        ...unpublished.filter(({ began }) => began >= killedAt).map(({ error }) => error),
        ...(await Promise.all(probes.map((probe) => probe.stop()))).flatMap((one) => one.failed),
      ]).toEqual([]);
      await expectAllNotified(visitors);
      expect(visitors.map(({ lost }) => lost())).toEqual(visitors.map(() => 0));
      await leaveHub(visitors);
    },
  };
}

/** A `POST`, which a balancer must not repeat. */
async function publish(): Promise<void> {
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
  await page.goto(throughCache('/?filter=all'));
  await expect(page.locator('[data-match]').first()).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isTheSame', true));
  return () => heard;
}

for (const service of ['api', 'delivery'] as const) {
  for (const [signal, what] of [
    ['SIGTERM', 'ends in order'],
    ['SIGKILL', 'is killed'],
  ] as const) {
    test(`a server of ${service} that ${what} fails no request that comes after it, and open pages hear of matches as before`, async ({
      page,
    }) => {
      const heard = await openBoard(page);
      const visiting = await keepVisiting();
      const [server] = site[service];
      await server?.running().end(signal);
      const killedAt = signal === 'SIGKILL' ? performance.now() : 0;
      await visiting.goOn();
      await visiting.expectUnharmed(killedAt);
      const now = heard();
      await expect.poll(heard).toBeGreaterThan(now);
      expect(await page.evaluate(() => Reflect.get(window, 'isTheSame')), 'without a reload').toBe(true);
      await server?.startAgain();
      await site.untilAllServe();
    });
  }
}

test('a delivery that hangs is left', async () => {
  const [hanging] = site.delivery;
  const state = async () =>
    (await site.balancer.servers('pages')).find(({ addr }) => addr === hanging?.address)?.status;
  hanging?.running().send('SIGSTOP');
  // Whoever is with it waits; balancers believe the second silence.
  await expect.poll(state).toMatch(/^DOWN/);
  const visiting = await keepVisiting();
  await visiting.goOn();
  await visiting.expectUnharmed();
  hanging?.running().send('SIGCONT');
  await site.untilAllServe();
});

test('all that pages of one address say goes to one server of api, an IPv6 network being one address', async () => {
  const answered = async () => (await site.balancer.servers('beacons')).map(({ hrsp_2xx }) => Number(hrsp_2xx));
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

test('visitors cannot read what servers say among themselves', async () => {
  const own = [
    ['GET', '/metrics'],
    ['GET', '/internal/live'],
    ['POST', '/internal/live'],
    ['GET', '/internal/releases'],
    ['GET', '/internal/figures'],
    ['GET', `/internal/files/${'0'.repeat(64)}`],
    ['GET', `/internal/content-previews/${'0'.repeat(64)}`],
    ['GET', '/openapi.json'],
  ] as const;
  for (const [method, path] of own) {
    expect([path, (await fetch(`${site.balancer.origin}${path}`, { method })).status]).toEqual([path, 404]);
    expect([path, (await fetch(at(path), { method })).ok]).toEqual([path, false]);
  }
});

test('on the port for servers and teams nothing is answered without a token, and only what they need', async () => {
  const statusOf = async (path: string, headers = {}) => (await fetch(site.balancer.inside + path, { headers })).status;
  const ofServers = { authorization: `Bearer ${VARIABLES.INTERNAL_TOKEN}` };
  for (const path of ['/internal/live', '/internal/releases', '/internal/figures'])
    expect([path, await statusOf(path)]).toEqual([path, 401]);
  expect(await statusOf('/internal/live', ofServers)).toBe(200);
  for (const path of ['/', '/status', '/metrics', '/internal/teams', '/api/match', '/internal/live/../teams'])
    expect([path, await statusOf(path, ofServers)]).toEqual([path, 404]);
});

test('the container of a delivery may have the threads of all that renders, while every release is replaced', async () => {
  const limit = readCompose().services.delivery?.deploy.resources.limits.pids;
  const renderers = JSON.parse(await readFile(join(site.dataDir, 'last-good.json'), 'utf8')).pointers.length;
  const threads = () => threadsOf(site.delivery[0]?.running().pid ?? 0);
  // A process of its own for each release, with some threads; node's own server has a dozen.
  await expect.poll(threads).toBeGreaterThan(12 + renderers * 4);
  // Each release with its candidate, the next ones that start beside them, and the health check.
  expect(limit).toBeGreaterThan((await threads()) * 4);
});

test('servers know the visitor by the address that the first proxy added, not by one that they made up', async () => {
  const asked: [url: string, address: string][] = [
    [at('/api/match?Id=1'), '203.0.113.77'],
    [throughCache('/api/match?Id=1'), '203.0.113.76'],
  ];
  for (const [url, address] of asked) {
    await fetch(url, { headers: asVisitor(address) });
    await expect.poll(() => saidByApi(`"ip":"${address}"`)).toBe(true);
  }

  // An address may ask for few pages that do not exist. Each of the two servers counts its own.
  const missing = async (address: string, id: number) =>
    (await fetch(at(`/news/${900_000 + id}-nobody`), { headers: asVisitor(address) })).status;
  const greedy: number[] = [];
  for (let asked = 0; asked < PAGE_LIMIT * 2; asked += 1) greedy.push(await missing('203.0.113.78', asked));
  expect(greedy).toContain(429);
  expect(await missing('203.0.113.79', 1)).toBe(404);
});

test('half a backup is refused before anything is lost; put back from a whole one, a database counts on from above what open pages have seen', async () => {
  const { databaseUrl, dataDir } = site;
  const dump = join(dataDir, 'tyso.dump');
  const numberOf = async (url = databaseUrl) => Number(await sql(url, 'select last from change_counter'));
  await run('pg_dump', ['--format', 'custom', '--file', dump, databaseUrl]);
  const backedUp = await numberOf();
  await expect.poll(numberOf).toBeGreaterThan(backedUp);
  const seen = await numberOf();
  // The copy goes as in docs/operations.md: into a second database, through a pipe.
  const restored = () => createDatabase(`${new URL(databaseUrl).pathname.slice(1)}_restored`);
  const restore = (url: string, input: Buffer) =>
    spawnSync('pg_restore', ['--exit-on-error', '--dbname', url], { input }).status;
  const whole = await readFile(dump);
  expect(restore((await restored()).url, whole.subarray(0, whole.length / 2))).toBe(1);
  expect(await numberOf()).toBeGreaterThanOrEqual(seen);
  const { url } = await restored();
  expect(restore(url, whole)).toBe(0);
  await Promise.all(site.api.map((server) => server.running().end()));
  await replaceDatabase(databaseUrl, url);
  expect(await sql(databaseUrl, 'select count(*) > 0 from match')).toBe('t');
  expect(await numberOf()).toBeLessThan(seen);
  await Promise.all(site.api.map((server) => server.startAgain()));
  await expect.poll(numberOf).toBeGreaterThan(seen);
  await site.untilAllServe();
  const api = await askApi(site);
  const newest = async () => Math.max(...(await matchesNow(api)).matches.map(({ version = 0 }) => version));
  await expect.poll(newest).toBeGreaterThan(seen);
});

test.describe('a balancer', () => {
  const negotiate = async (): Promise<string> =>
    (await (await fetch(at('/realtime/negotiate?negotiateVersion=1'), { method: 'POST' })).json()).connectionToken;
  const isKnown = async (token: string) =>
    (await fetch(at(`/realtime?id=${token}`), { method: 'POST' })).status !== 404;

  test('that is loaded again fails no request, no visitor of the hub notices it, and addresses stay right', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await askOver(agent, '/healthz')).toBe(200);
    const visitors = await comeToHub(site.url);
    const origins = [at('/embed/bang-xep-hang'), `${site.balancer.origin}/embed/bang-xep-hang`, at('/ready')];
    const probes = origins.map(keepProbing);
    const tokens = await Promise.all(Array.from({ length: 20 }, negotiate));
    await site.balancer.reload();
    expect(await Promise.all(tokens.map(isKnown))).toEqual(tokens.map(() => true));
    // Includes requests over connections from before the reload.
    const later = await Promise.all(Array.from({ length: 20 }, negotiate));
    expect(await Promise.all(later.map(isKnown))).toEqual(later.map(() => true));
    await expectAllNotified(visitors);
    expect((await Promise.all(probes.map((probe) => probe.stop()))).flatMap(({ failed }) => failed)).toEqual([]);
    expect(visitors.map(({ broken, lost }) => broken() + lost())).toEqual(visitors.map(() => 0));
    await leaveHub(visitors);
    expect(await askOver(agent, '/api/match?Id=2', { 'x-forwarded-for': '203.0.113.80' })).toBe(401);
    await expect.poll(() => saidByApi('"ip":"203.0.113.80"')).toBe(true);
    // Spare connections of browsers end with 408 and no request, those of a client that ends with 400 and `C`; what was read wrongly is
    // a 400 with `P`.
    expect(site.balancer.running().output(), 'the log of the balancer').not.toMatch(/ 400 P.*BADREQ/);
    agent.destroy();
  });

  test('that is loaded with a mistake in its file goes on with the one before', async () => {
    const probe = keepProbing(at('/embed/bang-xep-hang'));
    await site.balancer.reloadMistaken();
    const asked = probe.asked();
    await expect.poll(probe.asked).toBeGreaterThan(asked + 20);
    expect((await probe.stop()).failed).toEqual([]);
    await site.balancer.reload();
  });

  test('that is stopped does not wait for open pages, and they come back', async () => {
    const visitors = await comeToHub(site.url);
    await site.balancer.running().end(readCompose().services.balancer?.stop_signal);
    await site.balancer.startAgain();
    await expectAllNotified(visitors);
    expect(visitors.map(({ lost }) => lost())).toEqual(visitors.map(() => 0));
    await leaveHub(visitors);
  });

  test('without any delivery says that the site comes back, and it does', async ({ page }) => {
    await Promise.all(site.delivery.map((server) => server.running().end('SIGKILL')));
    const answer = await page.goto(site.url);
    expect([answer?.status(), answer?.headers()['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    await expect(page.getByRole('heading', { name: 'Trang đang được cập nhật' })).toBeVisible();
    await Promise.all(site.delivery.map((server) => server.startAgain()));
    await site.untilAllServe();
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.locator('[data-match]').first()).toBeVisible();
  });
});

test.describe('with the cache in front', () => {
  const BOARD = '/api/match/range?FromDate=2022-12-09T00:00:00Z&ToDate=2052-12-10T00:00:00Z&PageSize=5';

  function signed(path: string, secret = SECRET): Record<string, string> {
    const seconds = Math.floor(Date.now() / 1000);
    return { 'x-signature': sign(secret, seconds, path.split('?')[0] ?? ''), 'x-timestamp': String(seconds) };
  }

  test('pages and shared answers are kept, and the rest of the site passes', async () => {
    const pages = ['/', '/?filter=hot', '/news', '/nobody-has-this'];
    for (const path of [...pages, BOARD, '/api/match?Id=1', '/api/post', '/api/AppSetting']) {
      const url = throughCache(path);
      const [first, second] = [await fetch(url, { headers: signed(path) }), await fetch(url)];
      expect([path, second.status]).toEqual([path, first.status]);
      expect([200, 404]).toContain(first.status);
      expect(await second.text()).toBe(await first.text());
      expect([first.headers.get('cdn-cache-control'), first.headers.get('set-cookie')]).toEqual([null, null]);
      expect(first.headers.get('vary')).toBe('Accept-Encoding');
    }
    const passing: [string, number][] = [
      ['/api/banner', 401],
      ['/site.json', 200],
      ['/ready', 200],
      ['/live/shell.json', 200],
      ['/embed/bang-xep-hang', 200],
    ];
    for (const [path, status] of passing)
      expect([path, (await fetch(throughCache(path))).status]).toEqual([path, status]);
  });

  test('a request without a signature is refused by api as before, unless the answer is there', async () => {
    const path = `${BOARD}&StatusId=8`;
    const status = async (headers?: Record<string, string>) =>
      (await fetch(throughCache(path), { headers: headers ?? {} })).status;
    expect(await status()).toBe(401);
    expect(await status(signed('/api/other'))).toBe(401);
    expect(await status(signed(path))).toBe(200);
    expect(await status()).toBe(200);
  });

  test('pages get the first secret of two, and the other one is taken, too', async () => {
    expect((await (await fetch(throughCache('/site.json'))).json()).signature_secret).toBe(SECRET);
    const statuses = ['10', '11'].map((id, at) => {
      const path = `${BOARD}&StatusId=${id}`;
      return fetch(throughCache(path), { headers: signed(path, [SECRET, FORMER_SECRET][at]) });
    });
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('a part that is switched off, and on again, is so for all visitors', async () => {
    const page = async () => (await fetch(throughCache('/top-nha-cai'))).status;
    await expect.poll(page).toBe(200);
    for (const [order, status] of [
      ['off', 503],
      ['on', 200],
    ] as const) {
      await type({ dataDir: site.operator }, order, 'mfe-ads');
      await expect.poll(page).toBe(status);
    }
  });

  test('the hub is reached on all its transports, and the beacon', async () => {
    const visitors = await comeToHub(throughCache('/'));
    await expectAllNotified(visitors);
    await leaveHub(visitors);
    const headers = { origin: new URL(throughCache('/')).origin };
    expect([204, 400]).toContain(
      (await fetch(throughCache('/beacon'), { method: 'POST', headers, body: '{}' })).status,
    );
  });

  test('a refused WebSocket leaves nobody a way past the cache', async () => {
    const [host, port] = site.cache.host.split(':');
    const handshake = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: no',
    ];
    const bytes = `${['GET /realtime?id=a HTTP/1.1', 'Host: x', ...handshake].join('\r\n')}\r\n\r\n`;
    const answers = await text(
      connect({ host, port: Number(port) }).end(`${bytes}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`),
    );
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([expect.stringMatching(/ 4\d\d$/)]);
  });
});

function askOver(agent: Agent, path: string, headers: IncomingHttpHeaders = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(at(path), { agent, headers }, (answer) => void text(answer).then(() => resolve(answer.statusCode))).on(
      'error',
      reject,
    );
  });
}
