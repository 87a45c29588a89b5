import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { POINTERS_DATA_ID } from 'shared-kernel/contract/htmlData';
import { until } from '../rendering/testing/until';
import { siteFolder } from '../siteFolder';
import { aFollower, aLiveApi } from '../testing/aLiveApi';
import { aConfig, aRemoteBuild, aShellBuild } from '../testing/builds';

const DAY_MS = 86_400_000;

async function aSite(config: Parameters<typeof aFollower>[1] = {}) {
  const api = await aLiveApi();
  const live = await api.releaseCode('app');
  const server = await aFollower(api.origin, config);
  return { ...server, api, live, look: api.look };
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
  const { token, release } = await at.look();
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
  const { token } = await at.look();
  const policy = async (url: string) => String((await get(at.app, url)).headers['content-security-policy']);
  const hashes = (text: string) => (/style-src [^;]*/.exec(text)?.[0] ?? '').split(' ').length;
  expect(hashes(await policy(linkTo(token)))).toBe(hashes(await policy('/')) + 1);
});

it('its cookie keeps the preview for pages whose address says nothing, and no script reads it', async () => {
  const { site } = aConfig('', {}, { base_path: '/bong-da' });
  const at = await aSite({ config: { publicUrl: 'https://tyso.vn', site } });
  const { token, release } = await at.look();
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

  it.each<[string, (token: string) => string]>([
    ['cut to a word', (token) => token.slice(0, 10)],
    ['put together of other signs', (token) => `${token}.`],
    ['very long', () => 'a-'.repeat(4000)],
    ['binary', () => '%00%ff'],
    ['a path', () => '../../../internal/live/x'],
  ])('when it was %s, which api is not asked about', async (_, change) => {
    const at = await aSite();
    const { token } = await at.look();
    expect(await refused(at.app, change(token))).toEqual([403, 'Liên kết xem trước không đúng']);
    expect(at.api.asked.filter((url) => url.includes('preview'))).toEqual([]);
  });

  const GONE = [410, 'Bản xem trước không còn nữa'];

  it('when it was cut off, or nobody made it', async () => {
    const at = await aSite();
    const { token } = await at.look();
    for (const other of [token.slice(0, -1), 'a'.repeat(43)]) expect(await refused(at.app, other)).toEqual(GONE);
  });

  it('when it is of yesterday', async () => {
    const at = await aSite();
    const { token } = await at.look({ until: Date.now() - 1_000 });
    expect(await refused(at.app, token)).toEqual([410, 'Liên kết xem trước đã hết hạn']);
  });

  it('when a file of its release cannot be had, which is asked for once for all who look', async () => {
    const at = await aSite();
    const { token } = await at.look();
    const looked = [...at.api.files].find(([, bytes]) => String(bytes) === 'looked();\n')?.[0] ?? '';
    at.api.files.delete(looked);
    const many = await Promise.all([1, 2, 3, 4, 5].map(() => refused(at.app, token)));
    expect(many).toEqual(many.map(() => GONE));
    expect(at.api.asked.filter((url) => url.includes(looked))).toHaveLength(1);
    expect(at.said()).toEqual([expect.stringContaining('is not served: no file')]);
  });

  it('when it names another release than its files are of', async () => {
    const at = await aSite();
    const [one, other] = [await at.look(), await at.look({ name: 'mfe-ads' })];
    const [first, second] = [at.api.previews.get(one.token), at.api.previews.get(other.token)];
    if (first && second) at.api.previews.set(one.token, { ...first, release: second.release });
    expect(await refused(at.app, one.token)).toEqual(GONE);
  });

  it('while api cannot say', async () => {
    const at = await aSite();
    const { token } = await at.look();
    at.api.leave();
    const answer = await get(at.app, linkTo(token));
    expect([answer.statusCode, /<h1>(.*?)<\/h1>/.exec(answer.body)?.[1]]).toEqual([503, 'Chưa mở được bản xem trước']);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
});

it('a release that was damaged on this disk is brought again after a restart', async () => {
  const at = await aSite();
  const { token, release } = await at.look();
  expect((await get(at.app, linkTo(token))).statusCode).toBe(200);
  await at.stop();
  await writeFile(path.join(siteFolder(at.dataDir).releaseAt('mfe-scores', release), 'App.77.js'), 'stolen();\n');
  const again = await aFollower(at.api.origin, { dataDir: at.dataDir });
  expect((await get(again.app, linkTo(token))).statusCode).toBe(200);
  expect((await get(again.app, `/r/mfe-scores/${release}/App.77.js`)).body).toBe('looked();\n');
});

it('a cookie of a preview that is over gives the page of everybody, in private, and goes', async () => {
  const at = await aSite();
  const { token } = await at.look({ until: Date.now() - DAY_MS });
  const page = await get(at.app, '/', { cookie: `xem-truoc=${token}` });
  expect([page.statusCode, releasesIn(page.body)]).toEqual([200, { 'mfe-scores': at.live }]);
  expect(page.headers['cache-control']).toBe('private, no-store');
  expect(cookieOf(page)).toMatch(/Max-Age=0/);
  expect(page.body).not.toContain('Bản xem trước');
});

it('shows a new page of the release, a remote that was never released, and one that is off', async () => {
  const at = await aSite();
  const paths = ['/', '/moi'].map((page) => ({ path: page, module: './App' }));
  const { token } = await at.look({ description: { paths } });
  expect((await get(at.app, '/moi')).statusCode).toBe(404);
  expect((await get(at.app, linkTo(token, '/moi'))).statusCode).toBe(200);
  const tv = await at.look({ name: 'mfe-tv' });
  expect(releasesIn((await get(at.app, linkTo(tv.token, '/mfe-tv'))).body)).toMatchObject({ 'mfe-tv': tv.release });
  expect((await get(at.app, '/mfe-tv')).statusCode).toBe(404);
  at.api.change('mfe-scores', () => ({ state: 'off' }));
  await until(async () => (await get(at.app, '/')).body.includes('"state":"off"'));
  expect(releasesIn((await get(at.app, linkTo(token))).body)).toEqual({ 'mfe-scores': expect.any(String) });
  expect((await get(at.app, linkTo(token))).body).toContain('"state":"on"');
});

it('of the shell runs its scripts', async () => {
  const at = await aSite();
  const { token, release } = await at.look({
    name: 'shell',
    content: aShellBuild({ 'main.0f.js': 'other();\n' }),
  });
  expect((await get(at.app, linkTo(token))).body).toContain(`<script src="/r/shell/${release}/main.0f.js"`);
  expect((await get(at.app, '/')).body).not.toContain(release);
});

it('the server renders nothing of it, and its live release goes on rendering for everybody', async () => {
  const at = await aSite();
  const server = 'server.0123456789ab.js';
  const build = (word: string) =>
    aRemoteBuild(
      { [server]: `exports.needs = () => []; exports.draw = () => ({ html: '<p>${word}</p>', css: '' });` },
      { remote: 'mfe-ads', server },
    );
  const { app, measured } = at;
  const { named } = await at.api.release('mfe-ads', build('live'));
  await at.serves(named.release, 'mfe-ads');
  await until(async () => (await get(app, '/mfe-ads')).body.includes('<p>live</p>'));
  const { token, release } = await at.look({ name: 'mfe-ads', content: build('looked') });
  const looked = await get(app, linkTo(token, '/mfe-ads'));
  expect([looked.body.includes('<p>live</p>'), looked.body.includes('<p>looked</p>')]).toEqual([false, false]);
  expect(await measured('tyso_drawing_worker_memory_bytes', `{remote="mfe-ads",release="${release}"}`)).toBeUndefined();
  expect((await get(app, '/mfe-ads')).body).toContain('<p>live</p>');
});
