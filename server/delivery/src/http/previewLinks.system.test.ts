import { chmod, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { POINTERS_DATA_ID } from 'shared-kernel/contract/htmlData';
import { createDelivery } from '../app';
import { until } from '../drawing/testing/until';
import { createMetrics } from '../metrics/createMetrics';
import { aPreview } from '../testing/aPreview';
import { aConfig, aRemoteBuild, aShellBuild, releaseBuild } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { afterTest } from '../testing/temporaryFolder';

const DAY_MS = 86_400_000;

async function aSite(more: Parameters<typeof aConfig>[1] = {}, site: object = {}) {
  const live = await aLiveSite();
  const release = await live.release('app');
  const app = await createDelivery(aConfig(live.dataDir, more, site));
  afterTest(() => app.close());
  return { ...live, app, live: release };
}

const get = (app: FastifyInstance, url: string, headers = {}) => app.inject({ url, headers });
const linkTo = (token: string, page = '/') => `${page}?xem-truoc=${token}`;

/** The live release of each remote in a page, as the app reads it. */
function releasesIn(html: string): Record<string, string> {
  const json = new RegExp(`id="${POINTERS_DATA_ID}">(.*?)</script>`, 's').exec(html)?.[1] ?? '[]';
  const pointers: { remote: string; live: { release: string } }[] = JSON.parse(json);
  return Object.fromEntries(pointers.map(({ remote, live }) => [remote, live.release]));
}

const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie'] ?? '');

it('a link shows the release to whoever opens it, and to nobody else', async () => {
  const at = await aSite();
  const before = await get(at.app, '/');
  const { token, release } = await aPreview(at.dataDir);
  const looked = await get(at.app, linkTo(token));
  expect(looked.statusCode).toBe(200);
  expect(releasesIn(looked.body)).toEqual({ 'mfe-scores': release });
  expect(looked.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(looked.headers).not.toHaveProperty('cdn-cache-control');
  expect(looked.body).toMatch(
    /<aside[^>]*>.*Bản xem trước “ten-nhanh”: mfe-scores \S+, đến \d\d:\d\d ngày \d\d\/\d\d</s,
  );

  const after = await get(at.app, '/');
  expect(after.rawPayload).toEqual(before.rawPayload);
  expect({ ...after.headers, date: '' }).toEqual({ ...before.headers, date: '' });
  expect(releasesIn((await get(at.app, '/')).body)).toEqual({ 'mfe-scores': at.live });
  const pointers = (await get(at.app, '/live/all.json')).body;
  expect(pointers).not.toContain(release);
  expect((await get(at.app, '/live/mfe-scores.json')).body).not.toContain(release);
});

it('the answer allows the style of its banner, and the pages of others do not', async () => {
  const at = await aSite();
  const { token } = await aPreview(at.dataDir);
  const policy = async (url: string) => String((await get(at.app, url)).headers['content-security-policy']);
  const hashes = (text: string) => (/style-src [^;]*/.exec(text)?.[0] ?? '').split(' ').length;
  expect(hashes(await policy(linkTo(token)))).toBe(hashes(await policy('/')) + 1);
});

it('its cookie keeps the preview for pages whose address says nothing, and no script reads it', async () => {
  const at = await aSite({ publicUrl: 'https://tyso.vn' }, { base_path: '/bong-da' });
  const { token, release } = await aPreview(at.dataDir);
  const cookie = cookieOf(await get(at.app, linkTo(token, '/bong-da')));
  expect(cookie).toMatch(/^xem-truoc=\S+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeGreaterThan(86_000);
  const headers = { cookie: `other=1; ${cookie.split(';')[0]}; more=2` };
  const page = await get(at.app, '/bong-da', headers);
  expect(releasesIn(page.body)).toEqual({ 'mfe-scores': release });
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(page.headers).not.toHaveProperty('set-cookie');
});

it.each([
  ['/', '/'],
  ['/?filter=all', '/?filter=all'],
  ['//evil.example/', '/evil.example/'],
  ['/news/1?a=b&a=c', '/news/1?a=b&a=c'],
])('an empty parameter at %s ends it, at the same page of this site', async (page, location) => {
  const { app } = await aSite();
  const ended = await get(app, `${page}${page.includes('?') ? '&' : '?'}xem-truoc=`);
  expect([ended.statusCode, ended.headers.location]).toEqual([302, location]);
  expect(cookieOf(ended)).toMatch(/^xem-truoc=; Path=\/; Max-Age=0;/);
  expect(ended.headers['cache-control']).toBe('private, no-store');
});

describe('a link that shows nothing says why, and sets no cookie', () => {
  const refused = async (app: FastifyInstance, token: string) => {
    const answer = await get(app, linkTo(token));
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(cookieOf(answer)).toMatch(/^xem-truoc=; /);
    return [answer.statusCode, /<h1>(.*?)<\/h1>/.exec(answer.body)?.[1]];
  };
  const WRONG = [403, 'Liên kết xem trước không đúng'];

  it.each<[string, (token: string) => string]>([
    ['cut off', (token) => token.slice(0, -1)],
    ['changed', (token) => token.replace('ten-nhanh', 'ten-khac')],
    ['used for another remote', (token) => token.replace('mfe-scores', 'mfe-ads')],
    ['a word', () => 'x'],
    ['very long', () => 'a~'.repeat(4000)],
    ['binary', () => '%00%ff'],
  ])('when it was %s', async (_, change) => {
    const at = await aSite();
    const { token } = await aPreview(at.dataDir);
    expect(await refused(at.app, change(token))).toEqual(WRONG);
  });

  it('when it is of yesterday, or its clock is wrong', async () => {
    const at = await aSite();
    const { token } = await aPreview(at.dataDir, { now: new Date(Date.now() - DAY_MS - 60_000) });
    expect(await refused(at.app, token)).toEqual([410, 'Liên kết xem trước đã hết hạn']);
    const ahead = await aPreview(at.dataDir, { now: new Date(Date.now() + DAY_MS) });
    expect(await refused(at.app, ahead.token)).toEqual([403, 'Liên kết xem trước chưa dùng được']);
  });

  it('when its release was removed, or changed after signing', async () => {
    const at = await aSite();
    const [one, other] = [
      await aPreview(at.dataDir),
      await aPreview(at.dataDir, { description: { version: '2.0.0' } }),
    ];
    await rm(path.join(at.site.releasesOf('mfe-scores'), one.release), { recursive: true });
    await at.write(path.join(at.site.releasesOf('mfe-scores'), other.release, 'App.77.js'), 'stolen();\n');
    for (const { token } of [one, other])
      expect(await refused(at.app, token)).toEqual([410, 'Bản xem trước không còn nữa']);
  });

  it('when there is no secret, another one, or one that others may read', async () => {
    const at = await aSite();
    expect(await refused(at.app, 'mfe-scores~1.2.0-x~a~1~b')).toEqual(WRONG);
    const { token } = await aPreview(at.dataDir);
    const secret = at.site.previewSecret;
    await chmod(secret, 0o644);
    expect(await refused(at.app, token)).toEqual(WRONG);
    await rm(secret);
    expect(await refused(at.app, token)).toEqual(WRONG);
    const again = await aPreview(at.dataDir);
    expect((await get(at.app, linkTo(again.token))).statusCode).toBe(200);
    expect(await refused(at.app, token)).toEqual(WRONG);
  });
});

it('a cookie of a preview that is over gives the page of everybody, in private, and goes', async () => {
  const at = await aSite();
  const { token } = await aPreview(at.dataDir, { now: new Date(Date.now() - 2 * DAY_MS) });
  const page = await get(at.app, '/', { cookie: `xem-truoc=${token}` });
  expect([page.statusCode, releasesIn(page.body)]).toEqual([200, { 'mfe-scores': at.live }]);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(cookieOf(page)).toMatch(/Max-Age=0/);
  expect(page.body).not.toContain('Bản xem trước');
});

it('shows a new page of the release, a remote that was never released, and one that is off', async () => {
  const at = await aSite();
  const paths = ['/', '/moi'].map((page) => ({ path: page, module: './App' }));
  const { token } = await aPreview(at.dataDir, { description: { paths } });
  expect((await get(at.app, '/moi')).statusCode).toBe(404);
  expect((await get(at.app, linkTo(token, '/moi'))).statusCode).toBe(200);
  const tv = await aPreview(at.dataDir, { name: 'mfe-tv' });
  expect(releasesIn((await get(at.app, linkTo(tv.token, '/mfe-tv'))).body)).toMatchObject({ 'mfe-tv': tv.release });
  expect((await get(at.app, '/mfe-tv')).statusCode).toBe(404);
  await at.type('off', 'mfe-scores');
  expect(releasesIn((await get(at.app, linkTo(token))).body)).toEqual({ 'mfe-scores': expect.any(String) });
  expect((await get(at.app, linkTo(token))).body).toContain('"state":"on"');
});

it('of the shell runs its scripts', async () => {
  const at = await aSite();
  const { token, release } = await aPreview(at.dataDir, {
    name: 'shell',
    build: aShellBuild({ 'main.0f.js': 'other();\n' }),
  });
  expect((await get(at.app, linkTo(token))).body).toContain(`<script src="/r/shell/${release}/main.0f.js"`);
  expect((await get(at.app, '/')).body).not.toContain(release);
});

it('the server draws nothing of it, and its live release goes on drawing for everybody', async () => {
  const at = await aSite();
  const server = 'server.0123456789ab.js';
  const build = (word: string) =>
    aRemoteBuild(
      { [server]: `exports.needs = () => []; exports.draw = () => ({ html: '<p>${word}</p>', css: '' });` },
      { remote: 'mfe-ads', server },
    );
  const { release } = await releaseBuild(at.dataDir, 'mfe-ads', build('live'));
  const metrics = createMetrics();
  const app = await createDelivery(aConfig(at.dataDir), { metrics });
  afterTest(() => app.close());
  await app.ready();
  await until(async () => (await get(app, '/mfe-ads')).body.includes('<p>live</p>'));
  const { token } = await aPreview(at.dataDir, { name: 'mfe-ads', build: build('looked') });
  const looked = await get(app, linkTo(token, '/mfe-ads'));
  expect([looked.body.includes('<p>live</p>'), looked.body.includes('<p>looked</p>')]).toEqual([false, false]);
  const workers = await metrics.registry.getSingleMetricAsString('tyso_drawing_worker_memory_bytes');
  expect([...workers.matchAll(/release="([^"]+)"/g)].map(([, one]) => one)).toEqual([release]);
  expect((await get(app, '/mfe-ads')).body).toContain('<p>live</p>');
});

it('is not live: no command goes back to it, and none that is looked at is pruned', async () => {
  const at = await aSite();
  const now = new Date(Date.UTC(2022, 11, 9));
  const { release } = await aPreview(at.dataDir, { now });
  await expect(at.type('rollback', 'mfe-scores', '--to', release)).rejects.toThrow(
    `mfe-scores ${release} was never live, only looked at (--preview), and has passed no checks.`,
  );
  expect((await at.type('list', 'mfe-scores')).join('\n')).toMatch(new RegExp(`${release} .* preview ten-nhanh`));
  for (let index = 0; index < 12; index++) await at.release(`number${index}`);
  const old = new Date(Date.UTC(2020, 0));
  await utimes(path.join(at.site.releasesOf('mfe-scores'), release), old, old);
  expect((await at.type('prune')).join('\n')).toMatch(/mfe-scores: \d+ kept, removed /);
  expect(await at.text(path.join(at.site.releasesOf('mfe-scores'), release, 'App.77.js'))).toBe('looked();\n');
  // Each command is an hour later than the one before.
  for (let hour = 0; hour < 24; hour++) await at.type('list', 'mfe-scores');
  for (let index = 0; index < 10; index++)
    await aPreview(at.dataDir, { now, description: { version: `2.${index}.0` } });
  expect(await at.type('prune')).toContain(`mfe-scores: 20 kept, removed ${release}`);
});
