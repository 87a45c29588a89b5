import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { VISITOR } from '../browser/launch';
import { test } from '../browser/test';
import { ownAdverts, publishAdverts } from '../product/ownAdverts';
import { freePort } from './freePort';
import { appOf, makeVolume } from './images';
import { isHealthy, type Running, start, startImage } from './startImage';

const SECRET = 'one secret of this test';

const running: Running[] = [];

test.afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.end()));
});

function started(name: string, env: Record<string, string>, args?: readonly string[]): Running {
  const one = startImage(name, env, args);
  running.push(one);
  return one;
}

test('the images hold what runs, and neither sources nor tools', async () => {
  for (const [name, server] of [
    ['api', 'api'],
    ['delivery', 'delivery'],
    ['release', 'delivery'],
  ] as const) {
    const folder = join(appOf(name), 'server', server);
    expect(await readdir(folder), name).not.toEqual(expect.arrayContaining(['src']));
    const installed = await readdir(join(folder, 'node_modules/.pnpm'));
    const strangers = installed.filter((one) => /^(?:react|jest|esbuild|typescript|webpack|@types\+|@swc)/.test(one));
    expect(strangers, name).toEqual([]);
  }
});

test('api writes nothing but its data folder; one that was copied while nothing ran is put back whole', async () => {
  const port = String(await freePort());
  // As in docker-compose.yml: a busy server gets the time to end well.
  const env = { API_PORT: port, DATA_DIR: await makeVolume(), SIGNATURE_SECRETS: SECRET, DRAIN: '1' };
  const advert = { slot: 'OnHeaderLevel1', id: 'san-co-xanh', route: '/tips', shown: 3, clicked: 1 };
  const first = started('api', env);
  await first.until(() => isHealthy('api', `127.0.0.1:${port}`));
  const adverts = await ownAdverts();
  await publishAdverts(adverts, { dataDir: env.DATA_DIR }, 'banners');
  await rm(adverts, { recursive: true });
  const write = "require('node:fs').writeFileSync('server/api/dist/main.js', '')";
  expect(await started('api', {}, ['node', '-e', write]).end('SIGCONT')).not.toBe(0);
  const headers = { 'sec-fetch-site': 'same-origin', 'user-agent': VISITOR };
  const post = (path: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      body: body ? JSON.stringify(body) : null,
    });
  const { view } = await (await post('/beacon/begin')).json();
  expect((await post('/beacon', { view, adverts: [advert] })).status).toBe(204);
  expect(await first.end()).toBe(0);
  expect(await isHealthy('api', `127.0.0.1:${port}`)).toBe(false);

  const backup = await makeVolume();
  const copy = (from: string, to: string) => startCopy(from, to).end('SIGCONT');
  expect(await copy(env.DATA_DIR, backup)).toBe(0);
  await rm(join(env.DATA_DIR, 'database'), { recursive: true });
  expect(await copy(backup, env.DATA_DIR)).toBe(0);

  const second = started('api', env);
  await second.until(() => isHealthy('api', `127.0.0.1:${port}`));
  const report = started('api', env, ['node', 'server/api/dist/bin/adsReport.js']);
  expect(await report.end('SIGCONT')).toBe(0);
  expect(report.output()).toMatch(/beside the logo +Biểu ngữ san-co-xanh +3 +1 /);
});

/** As the owner of the folder. */
function startCopy(from: string, to: string): Running {
  return start('cp', ['-a', `${from}/.`, to], { cwd: '/', env: { PATH: process.env.PATH ?? '' } });
}

test('the first deploy releases everything, for a delivery that cannot write it; a second one nothing', async () => {
  const site = await makeVolume();
  const first = started('release', { DATA_DIR: site });
  expect(await first.end('SIGCONT')).toBe(0);
  expect(first.output()).toMatch(/mfe-ads \d+\.\d+\.\d+-/);
  const port = await freePort();
  const delivery = started('delivery', {
    PORT: String(port),
    DATA_DIR: site,
    API_ORIGIN: 'http://127.0.0.1:9',
    SIGNATURE_SECRETS: SECRET,
  });
  await delivery.until(() => isHealthy('delivery', `127.0.0.1:${port}`));
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const script = /src="(\/r\/shell\/[^"]+\.js)"/.exec(page)?.[1];
  expect((await fetch(`http://127.0.0.1:${port}${script}`)).ok).toBe(true);
  expect(await delivery.end()).toBe(0);

  // So that what was rolled back stays so.
  const pointer = join(site, 'site/live/mfe-ads.json');
  const before = await readFile(pointer, 'utf8');
  const second = started('release', { DATA_DIR: site });
  expect(await second.end('SIGCONT')).toBe(0);
  expect(second.output()).toBe('');
  expect(await readFile(pointer, 'utf8')).toBe(before);
});

test('one remote is released by its name, unchecked only with a reason for the history', async () => {
  const site = await makeVolume();
  const refused = started('release', { DATA_DIR: site }, ['mfe-ads', '--reason', 'larger buttons']);
  expect(await refused.end('SIGCONT')).toBe(1);
  expect(refused.output()).toContain('got mfe-ads without types, tests, budget, browser');
  expect(await readdir(site)).not.toContain('site');

  const release = started('release', { DATA_DIR: site }, [
    ...['mfe-ads', '--reason', 'larger buttons'],
    ...['--unchecked', 'checked by hand'],
  ]);
  expect(await release.end('SIGCONT')).toBe(0);
  expect(await readdir(join(site, 'site/live'))).toEqual(['mfe-ads.json']);
  expect(await readFile(join(site, 'history/mfe-ads.jsonl'), 'utf8')).toContain(
    '"why":"larger buttons","unchecked":"checked by hand"',
  );
});
