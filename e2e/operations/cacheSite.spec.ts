import { execFile } from 'node:child_process';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { sign } from 'shared-kernel/http/signature';
import { test } from '../browser/test';
import { missingBalancer } from './balancer';
import { type Cache, missingCache, startCache } from './cache';
import { type Cluster, startCluster } from './cluster';
import { missingDatabase } from './database';
import { appOf } from './images';
import { comeToHub, expectAllNotified, leaveHub } from './visitors';

const missing = missingDatabase ?? missingBalancer ?? missingCache;
// biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
test.skip(missing !== undefined, missing);

const SECRET = 'a secret of this test';
const DAY = 'FromDate=2022-12-09T00:00:00Z&ToDate=2052-12-10T00:00:00Z&PageSize=5';
const BOARD = `/api/match/range?${DAY}`;

let cluster: Cluster;
let cache: Cache;

test.beforeAll(async () => {
  const variables = { SIGNATURE_SECRETS: SECRET, TRUST_PROXY: '3', LOG_LEVEL: 'debug' };
  cluster = await startCluster({ replicas: 1, variables: () => variables });
  cache = await startCache(Number(new URL(cluster.url).port));
});
test.afterAll(async () => {
  await cache?.stop();
  await cluster?.stop();
});

const at = (path: string) => `http://${cache.host}${path}`;

function signed(path: string): Record<string, string> {
  const seconds = Math.floor(Date.now() / 1000);
  return { 'x-signature': sign(SECRET, seconds, path.split('?')[0] ?? ''), 'x-timestamp': String(seconds) };
}

const live = (...args: string[]) =>
  promisify(execFile)(process.execPath, [`${appOf('release')}/server/delivery/dist/bin/live.js`, ...args], {
    env: { ...process.env, DATA_DIR: cluster.site },
  });

test('the pages and the shared answers of the site are kept, and the rest of it passes', async () => {
  const kept = [
    '/',
    '/?filter=hot',
    '/news',
    '/nobody-has-this',
    BOARD,
    '/api/match?Id=1',
    '/api/post',
    '/api/AppSetting',
  ];
  for (const path of kept) {
    const [first, second] = [await fetch(at(path), { headers: signed(path) }), await fetch(at(path))];
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
  for (const [path, status] of passing) expect([path, (await fetch(at(path))).status]).toEqual([path, status]);
});

test('a request without a signature is refused by api as before, unless the answer is there', async () => {
  const path = `${BOARD}&StatusId=8`;
  expect((await fetch(at(path))).status).toBe(401);
  expect((await fetch(at(path), { headers: signed('/api/other') })).status).toBe(401);
  expect((await fetch(at(path), { headers: signed(path) })).status).toBe(200);
  expect((await fetch(at(path))).status).toBe(200);
});

test('a part that is switched off, and on again, is so for all visitors', async () => {
  const page = async () => (await fetch(at('/top-nha-cai'))).status;
  await expect.poll(page).toBe(200);
  for (const [order, status] of [
    ['off', 503],
    ['on', 200],
  ] as const) {
    await live(order, 'mfe-ads');
    await expect.poll(page).toBe(status);
  }
});

test('the hub is reached on all its transports, and the beacon', async () => {
  const visitors = await comeToHub(at('/'));
  await expectAllNotified(visitors);
  await leaveHub(visitors);
  const origin = at('').replace(/\/$/, '');
  const reported = await fetch(at('/beacon'), { method: 'POST', headers: { origin }, body: '{}' });
  expect([204, 400]).toContain(reported.status);
});

test('api knows the visitor by the address that the proxy with TLS has added', async () => {
  const path = `${BOARD}&StatusId=9`;
  const headers = { ...signed(path), 'x-forwarded-for': '198.51.100.1, 203.0.113.77' };
  await fetch(at(path), { headers });
  await expect.poll(() => cluster.replicas.all[0]?.output()).toContain('"ip":"203.0.113.77"');
});

test('a refused WebSocket leaves nobody a way past the cache', async () => {
  const [host, port] = cache.host.split(':');
  const handshake = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: no'];
  const bytes = `${['GET /realtime?id=a HTTP/1.1', 'Host: x', ...handshake].join('\r\n')}\r\n\r\n`;
  const answers = await text(
    connect({ host, port: Number(port) }).end(`${bytes}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`),
  );
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual([expect.stringMatching(/ 4\d\d$/)]);
});
