import { readFileSync } from 'node:fs';
import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../browser/test';
import { askApi, matchesNow } from '../product/askApi';
import { writePassed } from '../product/passed';
import { missingBalancer } from './balancer';
import { missingCache } from './cache';
import { startCluster } from './cluster';
import { missingDatabase, sql } from './database';
import { ROOT } from './dockerfile';
import { appOf } from './images';
import { keepProbing } from './probes';
import { enterWorkplace, type Workplace } from './workplace';

const missing = missingDatabase ?? missingBalancer;
// biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
test.skip(missing !== undefined, missing);
test.describe.configure({ mode: 'serial' });

/** The blocks of docs/operations.md that the test runs, by heading. */
function blocksOf(heading: string): string[] {
  const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const section = page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines = '']) => lines);
}

let place: Workplace;

test.beforeAll(async () => {
  place = await enterWorkplace((hands) => startCluster({ ...hands, database: 'tyso' }));
});
test.afterAll(() => place?.leave());

async function typeAll(heading: string): Promise<string[]> {
  const printed: string[] = [];
  for (const block of blocksOf(heading)) printed.push(await place.type(block));
  expect(printed.length, `blocks under ${heading}`).toBeGreaterThan(0);
  return printed;
}

const liveRelease = async (name: string) => {
  const answer = await fetch(new URL(`/live/${name}.json`, place.cluster().url));
  const { live, state } = await answer.json();
  return { release: String(live.release), state: String(state) };
};

/** An open page, and its errors. */
async function openBoard(page: Page): Promise<string[]> {
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/') && answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto(new URL('/?filter=all', place.cluster().url).href);
  await expect(page.locator('[data-match]').first()).toBeVisible();
  return refused;
}

test('first deploy', async ({ page }) => {
  const printed = await typeAll('First deploy');
  expect(printed.join('')).toContain('"status":"ok"');
  await openBoard(page);
  expect((await place.type('stat -c %a .env')).trim()).toBe('600');
});

test("a remote's release, and its rollback", async () => {
  const before = await liveRelease('mfe-ads');
  const build = join(place.folder, 'mfe-ads/dist');
  await cp(join(appOf('release'), 'mfe-ads/dist'), build, { recursive: true });
  await place.type('chmod -R u+w mfe-ads/dist');
  const chunk = (await readdir(build)).find((name) => name.startsWith('__federation_expose_Slots')) ?? '';
  await appendFile(join(build, chunk), '\n');
  // The commands before it are typed in a checkout, where this file is written.
  await writePassed(build);

  const [list, published] = await typeAll("A remote's release");
  const after = await liveRelease('mfe-ads');
  expect(after.release).not.toBe(before.release);
  expect(list).toContain(after.release);
  expect(published).toMatch(/^news +0 +0 +0 +\d+/m);

  const [printed, history] = await typeAll('Rollback');
  expect(printed).toContain('mfe-ads is off');
  expect(await liveRelease('mfe-ads')).toEqual({ release: before.release, state: 'on' });
  for (const reason of ['larger buttons', 'cut off on phones', 'wrong everywhere']) expect(history).toContain(reason);
});

test('new servers, without a failed answer for those who are there', async ({ page }) => {
  const refused = await openBoard(page);
  const old = place.cluster().replicas.all.map(({ address }) => address);
  const errors: string[] = [];
  const api = await askApi(place.cluster());
  const oldDeliveries = place.cluster().deliveries.all.map(({ address }) => address);
  const [build = '', balancer = ''] = blocksOf('New servers, and any changed setting');
  const pages = keepProbing(place.cluster().url);
  let isOver = false;
  const asking = (async () => {
    while (!isOver) await matchesNow(api).catch((error: unknown) => errors.push(String(error)));
  })();
  await place.type(build);
  isOver = true;
  await asking;
  expect(errors).toEqual([]);
  expect((await pages.stop()).failed).toEqual([]);
  expect(place.cluster().replicas.all).toHaveLength(2);
  const replicas = place.cluster().replicas.all.map(({ address }) => address);
  expect(replicas.filter((address) => old.includes(address))).toEqual([]);
  const deliveries = place.cluster().deliveries.all.map(({ address }) => address);
  expect(deliveries).toHaveLength(2);
  expect(deliveries.filter((address) => oldDeliveries.includes(address))).toEqual([]);

  await place.cluster().balancer.edit('edited');
  await place.type(balancer);
  await expect.poll(place.cluster().balancer.version).toBe('edited');
  expect(refused).toEqual([]);
});

test('a cache in front, and its configuration loaded again', async ({ page }) => {
  // biome-ignore lint/suspicious/noSkippedTests: the skipped test is the message.
  test.skip(missingCache !== undefined, missingCache);
  await typeAll('A cache in front');
  await page.goto(`http://${place.cache().host}/?filter=all`);
  await expect(page.locator('[data-match]').first()).toBeVisible();
});

test('rotating the secret, unnoticed by open pages', async ({ page, context }) => {
  const secret = async () => (await (await fetch(new URL('/site.json', place.cluster().url))).json()).signature_secret;
  const before = await secret();
  const refused = await openBoard(page);
  const [sedFirst = '', replace = '', last = ''] = blocksOf('Rotating the secret');
  await place.type(sedFirst);
  await place.type(replace);
  expect(await secret()).not.toBe(before);

  // The open page still signs with the old one, a new page with the new one.
  const answered = page.waitForResponse((answer) => answer.url().includes('/api/') && answer.url().includes('range'));
  await page.getByRole('link', { name: 'Kết quả' }).first().click();
  expect((await answered).status()).toBe(200);
  expect(await openBoard(await context.newPage())).toEqual([]);
  expect(refused).toEqual([]);

  await place.type(last);
  expect(await openBoard(await context.newPage())).toEqual([]);
  const stale = await askWith(String(before));
  expect(stale).toBe(401);
});

/** The status of a request signed with this secret. */
async function askWith(secret: string): Promise<number> {
  const { sign, SIGNATURE_HEADER, TIMESTAMP_HEADER } = await import('shared-kernel/http/signature');
  const timestamp = Math.floor(Date.now() / 1000);
  const path = '/api/AppSetting';
  const headers = { [SIGNATURE_HEADER]: sign(secret, timestamp, path), [TIMESTAMP_HEADER]: String(timestamp) };
  return (await fetch(new URL(path, place.cluster().url), { headers })).status;
}

test('backup and restore, which open pages follow', async () => {
  const { databaseUrl, site } = place.cluster();
  const [backup = '', restore = '', releases = ''] = blocksOf('Backup and restore');
  const articles = () => sql(databaseUrl, 'select count(*), max(id) from article');
  const before = await articles();
  await place.type(backup);

  const newest = () => sql(databaseUrl, 'select last from change_counter');
  await expect.poll(newest).not.toBe(await newest());
  const lastSeen = Number(await newest());
  await sql(databaseUrl, 'delete from article');
  await place.type(`rm -r ${join(site, 'site/live')}`);

  // An interrupted backup: the database in use stays.
  const dump = join(place.folder, 'tyso.dump');
  const whole = await readFile(dump);
  await writeFile(dump, whole.subarray(0, whole.length / 2));
  expect(await place.begin('bash', '-c', restore).done).not.toMatchObject({ code: 0 });
  await sql(databaseUrl, 'select count(*) from article');
  expect(place.cluster().replicas.all).toHaveLength(2);
  await writeFile(dump, whole);

  await place.type(restore);
  await place.type(releases);
  expect(await articles()).toBe(before);
  expect(await readFile(join(site, 'site/live/shell.json'), 'utf8')).toContain('"remote"');
  await expect.poll(async () => Number(await newest()), { timeout: 60_000 }).toBeGreaterThan(lastSeen);
  // Open pages ignore versions that are older than what they have seen.
  const api = await askApi(place.cluster());
  const newestOfAll = async () => Math.max(...(await matchesNow(api)).matches.map(({ version = 0 }) => version));
  // The replicas have just been started: the balancer uses them once they answer.
  await expect(async () => expect(await newestOfAll()).toBeGreaterThan(lastSeen)).toPass({ timeout: 60_000 });
});

test('old releases go', async () => {
  const [printed] = await typeAll('What to watch');
  expect(printed).toContain('nothing to remove');
});
