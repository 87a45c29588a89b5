import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentKey, contentPreviewPath } from 'server-shared/previews/contentPreview';
import * as v from 'valibot';
import { parse } from 'yaml';
import { createDelivery } from '../app';
import { aBalancer, missingBalancer } from '../testing/aBalancer';
import { aStrictApi } from '../testing/aStrictApi';
import { portOf, sendLiterally } from '../testing/askLiterally';
import { aConfig, aShellBuild } from '../testing/builds';
import { releaseBuild } from '../testing/stages';
import { afterTest, temporaryFolder } from '../testing/temporaryFolder';

const readRoot = (name: string) => readFileSync(path.join(__dirname, '../../../..', name), 'utf8');

const texts = v.optional(v.array(v.string()), []);
const composeSchema = v.object({
  services: v.record(
    v.string(),
    v.object({
      ports: texts,
      networks: texts,
      network_mode: v.optional(v.string()),
      environment: v.optional(v.record(v.string(), v.unknown()), {}),
    }),
  ),
});
const { services } = v.parse(composeSchema, parse(readRoot('docker-compose.yml'), { merge: true }));

/** Paths of `api` for operators; `/status` and the following are those of its internal listener, which is another server. */
const PRIVATE = [
  '/metrics',
  '/readyz',
  '/status',
  '/content',
  '/adverts',
  '/internal/releases',
  '/internal/live',
  '/internal/teams',
];

/** What a link to unpublished content shows: `delivery` asks for it, through the balancer. */
const PREVIEW = contentPreviewPath(contentKey('a token'));

const spellings = (name: string): string[] => [
  name,
  `${name}/`,
  `${name}?x=/api/`,
  `${name}#/api/`,
  `${name};/api/`,
  `/${name}`,
  `//${name}`,
  `/.${name}`,
  `/..${name}`,
  `/./..${name}`,
  `/api/..${name}`,
  `/api/../..${name}`,
  `/api/.%2e${name}`,
  `/api/%2e%2e${name}`,
  `/api/%2E%2E%2F${name.slice(1)}`,
  `/api%2f..${name}`,
  `/api/..%5c${name.slice(1)}`,
  `/api/..\\${name.slice(1)}`,
  `/realtime/..${name}`,
  `/realtime/%2e%2e${name}`,
  `/media/..${name}`,
  `/embed/../api/..${name}`,
  `/beacon/..;${name}`,
  name.toUpperCase(),
  `/%${name.charCodeAt(1).toString(16)}${name.slice(2)}`,
  `/%25${name.charCodeAt(1).toString(16)}${name.slice(2)}`,
  `%2f${name.slice(1)}`,
  `${name}%00`,
  `${name}%20`,
  `http://api:9000${name}`,
  `http://127.0.0.1${name}`,
  `HTTP://API:9000${name}`,
  `http://api:9000/${name}`,
  `http://api:9000/api/..${name}`,
  `http://user@api:9000${name}`,
  `https://api${name}`,
  `ws://api${name}`,
  `http://api${name}?/api/`,
  `http:${name}`,
];

const METHODS = ['GET', 'POST'];
const WEB_SOCKET = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'];

const written = (method: string, target: string, headers: readonly string[]) =>
  `${[`${method} ${target} HTTP/1.1`, 'Host: api', ...headers].join('\r\n')}\r\n\r\n`;

/** Closes a connection that an answer left open, so that the test need not wait for it. */
const LAST = written('GET', '/api/last', ['Connection: close']);

/** All addresses that reached `api` when visitors requested this one in all its spellings. */
async function askedOfApi(host: string, api: Awaited<ReturnType<typeof aStrictApi>>, name: string): Promise<string[]> {
  api.seen.splice(0);
  const ask = (method: string, target: string, headers: readonly string[]) =>
    sendLiterally(host, written(method, target, headers) + LAST);
  const asking = spellings(name).flatMap((target) => [
    ...METHODS.map((method) => ask(method, target, ['Connection: close'])),
    ask('GET', target, [...WEB_SOCKET, 'Sec-WebSocket-Key: AQIDBAUGBwgJCgsMDQ4PEA==']),
  ]);
  for (const answer of await Promise.all(asking)) expect(answer).not.toContain(`said":"GET ${name}`);
  return api.seen.map(({ line }) => line.split(' ')[1] ?? '');
}

async function aDelivery(apiOrigin: string): Promise<string> {
  const dataDir = await temporaryFolder();
  await releaseBuild(dataDir, 'shell', aShellBuild());
  const app = await createDelivery(aConfig(dataDir, { apiOrigin }));
  afterTest(() => app.close());
  return `127.0.0.1:${await portOf(app)}`;
}

describe('npm start', () => {
  it.each(PRIVATE)('refuses %s of api', async (name) => {
    const api = await aStrictApi();
    afterTest(api.stop);
    const asked = await askedOfApi(await aDelivery(api.origin), api, name);
    // An address that came through is below ours, and cannot lead out of there.
    expect(asked.filter((target) => !/^\/(?:api|realtime|media|embed|beacon)(?:[/?;]|$)/.test(target))).toEqual([]);
    expect(asked.filter((target) => /\.\.(?:\/|%2f|\\|%5c)/i.test(decodeURI(target)))).toEqual([]);
  });
});

describe('docker-compose.yml', () => {
  const reachableFrom = (network: string) =>
    Object.entries(services).flatMap(([name, { networks }]) => (networks.includes(network) ? [name] : []));

  it('opens the ports of the balancer, of the cache in front of it and of the watch, and no other', () => {
    const open = Object.entries(services).flatMap(([name, { ports }]) => ports.map((port) => `${name} ${port}`));
    expect(open).toEqual([
      expect.stringMatching(/^balancer .*:8080$/),
      // For tokens of teams, and on this machine alone.
      expect.stringMatching(/^balancer 127\.0\.0\.1:.*:9003$/),
      expect.stringMatching(/^cache .*:8080$/),
      expect.stringMatching(/^watch .*:9090$/),
    ]);
    expect(Object.values(services).map(({ network_mode }) => network_mode)).not.toContain('host');
  });

  it('lets only delivery, the cache and the watch reach the balancer', () => {
    const near = services.delivery?.networks.flatMap(reachableFrom).filter((name) => name !== 'delivery');
    expect(near).toEqual(['balancer', 'watch']);
    expect(services.balancer?.networks.flatMap(reachableFrom).toSorted()).toEqual([
      ...['api', 'balancer', 'balancer', 'balancer', 'balancer', 'cache', 'delivery', 'team', 'watch'],
    ]);
    expect(services.cache?.networks.flatMap(reachableFrom).toSorted()).toEqual(['balancer', 'cache']);
    expect(services.delivery?.environment.API_ORIGIN).toBe('http://balancer:9000');
  });

  if (missingBalancer) {
    // biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
    it.skip(missingBalancer, () => {});
    return;
  }
  it.each(PRIVATE)('refuses %s of api through delivery and balancer', async (name) => {
    const api = await aStrictApi();
    afterTest(api.stop);
    const balancer = await aBalancer(api.origin);
    afterTest(balancer.stop);
    const asked = await askedOfApi(await aDelivery(balancer.origin), api, name);
    expect(asked.filter((target) => !/^\/(?:api|realtime|media|embed|beacon)(?:[/?;]|$)/.test(target))).toEqual([]);
  });

  it('leads servers to what they ask of api, on a port of its own, and no visitor', async () => {
    const api = await aStrictApi();
    afterTest(api.stop);
    const balancer = await aBalancer(api.origin);
    afterTest(balancer.stop);
    const asked = async () => api.seen.splice(0).map(({ line }) => line.split(' ')[1]);
    await fetch(`${balancer.origin}${PREVIEW}`);
    expect((await asked()).filter((target) => target?.startsWith('/internal'))).toEqual([]);
    await fetch(`${balancer.inside}${PREVIEW}`);
    for (const path of ['/internal/teams', '/internal/backup', '/internal/live/../teams', '/metrics', '/api/Match'])
      await fetch(`${balancer.inside}${path}`);
    expect((await asked()).filter((target) => target !== '/readyz')).toEqual([PREVIEW]);
    expect(await askedOfApi(await aDelivery(balancer.origin), api, PREVIEW)).not.toContain(PREVIEW);
  });

  it.each(PRIVATE.filter((name) => name !== '/readyz'))(
    'has a balancer that leads nobody to %s, even when delivery does',
    async (name) => {
      const api = await aStrictApi();
      afterTest(api.stop);
      const balancer = await aBalancer(api.origin);
      afterTest(balancer.stop);
      const asked = await askedOfApi(new URL(balancer.origin).host, api, name);
      expect(asked.filter((target) => target.startsWith(name))).toEqual([]);
    },
  );
});
