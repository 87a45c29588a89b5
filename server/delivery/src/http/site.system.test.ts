import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createDelivery } from '../app';
import type { DeliveryConfig } from '../config/deliveryConfig';
import { siteFolder } from '../siteFolder';
import { askLiterally } from '../testing/askLiterally';
import { aConfig, aRemoteBuild, aShellBuild, ENTRY_CODE } from '../testing/builds';
import { changeRemote, releaseBuild } from '../testing/stages';
import { afterTest, temporaryFolder } from '../testing/temporaryFolder';

async function aDelivery(changes: Partial<DeliveryConfig> = {}, site: object = {}) {
  const dataDir = await temporaryFolder();
  const app = await createDelivery(aConfig(dataDir, changes, site));
  afterTest(() => app.close());
  return { app, dataDir };
}

/** With the shell and the board live. */
async function aWholeSite(changes: Partial<DeliveryConfig> = {}, site: object = {}) {
  const delivery = await aDelivery(changes, site);
  const paths = ['/', '/news/:id', '/news/hot'].map((path) => ({ path, module: './App' }));
  await releaseBuild(delivery.dataDir, 'shell', aShellBuild({}, { paths: ['/tips'] }));
  const scores = await releaseBuild(delivery.dataDir, 'mfe-scores', aRemoteBuild({}, { paths }));
  return { ...delivery, release: scores.release };
}

/** `mfe-ads` with a page and a slot; returns its release. */
async function releaseSlots(dataDir: string): Promise<string> {
  const exposed = (path: string, file: string) => ({ path, assets: { js: { sync: [file], async: [] }, css: {} } });
  const manifest = {
    metaData: { remoteEntry: { name: 'remoteEntry.0a1b.js', path: '' } },
    exposes: [exposed('./App', 'App.77.js'), exposed('./Slots', 'Slots.5.js')],
  };
  const files = { 'mf-manifest.json': JSON.stringify(manifest), 'Slots.5.js': 'slots();\n' };
  const paths = [{ path: '/top-nha-cai', module: './App' }];
  const build = aRemoteBuild(files, { remote: 'mfe-ads', paths, slots: ['FixBottom'] });
  return (await releaseBuild(dataDir, 'mfe-ads', build)).release;
}

const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' };

function get(app: FastifyInstance, url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers });
}

describe('files of a release', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('come as %s from disk, to be kept for ever', async (encoding, unpack) => {
    const { app, release } = await aWholeSite();
    const answer = await get(app, `/r/mfe-scores/${release}/remoteEntry.0a1b.js`, { 'accept-encoding': encoding });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
      'x-content-type-options': 'nosniff',
    });
    expect(unpack(answer.rawPayload).toString()).toBe(ENTRY_CODE);
  });

  it('come as they are to who takes no encoding', async () => {
    const { app, release } = await aWholeSite();
    const answer = await get(app, `/r/mfe-scores/${release}/remoteEntry.0a1b.js`);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(ENTRY_CODE);
  });

  it('come in pieces, and a range beyond the end is answered with the length', async () => {
    const { app, release } = await aWholeSite();
    const url = `/r/mfe-scores/${release}/remoteEntry.0a1b.js`;
    expect((await get(app, url, { range: 'bytes=3-7' })).body).toBe(ENTRY_CODE.slice(3, 8));
    const beyond = await get(app, url, { range: 'bytes=9000-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${ENTRY_CODE.length}`]);
    expect(beyond.json()).toMatchObject({ error: { code: 'bad_request' } });
  });

  it('that are not there are 404, never a page, and never kept', async () => {
    const { app, release } = await aWholeSite();
    const answer = await get(app, `/r/mfe-scores/${release}/gone.js`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      error: { code: 'not_found', message: `There is no /r/mfe-scores/${release}/gone.js` },
    });
  });

  it.each([
    '/r/../secrets.json',
    '/r/%2e%2e/%2e%2e/secrets.json',
    '/r/..%2f..%2fsecrets.json',
    '/r/mfe-scores/..%5c..%5c..%5csecrets.json',
    '/r//secrets.json',
    '/live/..%2f..%2fsecrets.json',
    '/live/%2e%2e',
    '/secrets.json',
    '/r/mfe-scores/.draft/secrets.json',
  ])('end at the folder of releases: %s', async (url) => {
    const { app, dataDir } = await aWholeSite();
    await mkdir(path.join(siteFolder(dataDir).releasesOf('mfe-scores'), '.draft'));
    for (const folder of [dataDir, path.join(siteFolder(dataDir).releasesOf('mfe-scores'), '.draft')]) {
      await writeFile(path.join(folder, 'secrets.json'), 'của riêng máy chủ');
    }
    const answer = await askLiterally(app, url);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('của riêng máy chủ');
  });
});

describe('a pointer', () => {
  it('is revalidated each time, and costs nothing when it is the same', async () => {
    const { app, release } = await aWholeSite();
    const answer = await get(app, '/live/mfe-scores.json');
    expect(answer.json()).toMatchObject({ remote: 'mfe-scores', live: { release } });
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await get(app, '/live/mfe-scores.json', { 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it.each(['/live/mfe-ads.json', '/live/shell.txt', '/live/__proto__.json'])(
    'that is not there is 404: %s',
    async (url) => {
      const { app } = await aWholeSite();
      expect((await get(app, url)).statusCode).toBe(404);
    },
  );

  it.each([
    ['half written', '{"epoch": "a", "number": 7, "poin'],
    ['empty', ''],
    ['of nonsense', '{"epoch": 7}'],
  ])('that are %s on disk leave the last good ones in force', async (_, text) => {
    const { app, dataDir, release } = await aWholeSite();
    await get(app, '/');
    await writeFile(siteFolder(dataDir).lastGood, text);
    expect((await get(app, '/live/mfe-scores.json')).json()).toMatchObject({ live: { release } });
    expect((await get(app, '/')).body).toContain(release);
  });

  it('that moves is on the next page', async () => {
    const { app, dataDir } = await aWholeSite();
    await get(app, '/');
    const { release } = await releaseBuild(dataDir, 'mfe-scores', aRemoteBuild({ 'App.77.js': 'better();\n' }));
    expect((await get(app, '/')).body).toContain(`/r/mfe-scores/${release}/App.77.js`);
  });
});

describe('a page', () => {
  it('holds the settings, the pointers, the scripts of the shell and what its route will need', async () => {
    const { app, release } = await aWholeSite();
    const answer = await get(app, '/', asBrowser);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    const html = brotliDecompressSync(answer.rawPayload).toString();
    const data = (id: string) => JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null');
    expect(data('tyso-site')).toMatchObject({ signature_secret: 'bí mật', base_path: '/' });
    expect(data('tyso-pointers')).toMatchObject([{ remote: 'mfe-scores', live: { release } }]);
    expect(html).toMatch(/<script src="\/r\/shell\/[^"]+\/main\.0f\.js" integrity="sha384-[^"]+" defer data-shell>/);
    const folder = `/r/mfe-scores/${release}`;
    expect(html).toContain(
      `<link rel="preload" as="fetch" href="${folder}/mf-manifest.json" crossorigin fetchpriority="low">`,
    );
    expect(html).toMatch(
      new RegExp(`<link rel="preload" as="script" href="${folder}/remoteEntry.0a1b.js" integrity="sha384-`),
    );
    const check = createHash('sha384').update('app();\n').digest('base64');
    expect(html).toContain(
      `<link rel="preload" as="script" href="${folder}/App.77.js" integrity="sha384-${check}" fetchpriority="low">`,
    );
    expect(html).not.toContain('Detail.88.js');
  });

  it('names what its slots need for when the first content stands, and leaves out what it needs anyway', async () => {
    const { app, dataDir } = await aWholeSite();
    const folder = `/r/mfe-ads/${await releaseSlots(dataDir)}`;
    const later = async (url: string) => {
      const html = (await get(app, url, { accept: 'text/html' })).body;
      const files = /<template id="tyso-later">(.*)<\/template>/.exec(html)?.[1] ?? '';
      return [...files.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    };
    expect(await later('/')).toEqual(
      ['mf-manifest.json', 'remoteEntry.0a1b.js', 'Slots.5.js'].map((file) => `${folder}/${file}`),
    );
    expect(await later('/top-nha-cai')).toEqual([`${folder}/Slots.5.js`]);
    await changeRemote(dataDir, 'mfe-ads', () => ({ state: 'off' }));
    expect(await later('/')).toEqual([]);
  });

  it.each([
    ['/', 200],
    ['/?filter=all', 200],
    ['/index.html', 200],
    ['/news/12-mot-tran-dau', 200],
    ['/news/12-mot-tran-dau/', 200],
    ['/News/hot', 200],
    ['/tips', 200],
    ['/no-such-page', 404],
    ['/news', 404],
    ['/news/12/more', 404],
  ])('%s is %d, and carries the app', async (url, status) => {
    const { app } = await aWholeSite();
    const answer = await get(app, url, { accept: 'text/html' });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain('id="tyso-root"');
  });

  it('of an unknown address has its words and its title; that of a remote that is off has neither', async () => {
    const { app, dataDir } = await aWholeSite();
    const titleAt = async (url: string) => {
      const { body } = await get(app, url, { accept: 'text/html' });
      return [/<title>(.*)<\/title>/.exec(body)?.[1], body.includes('<h1>Không tìm thấy trang</h1>')];
    };
    expect(await titleAt('/no-such-page')).toEqual(['Không tìm thấy trang | TySo', true]);
    await changeRemote(dataDir, 'mfe-scores', () => ({ state: 'off' }));
    expect(await titleAt('/news/12-mot-tran-dau')).toEqual(['Tỷ số trực tuyến | TySo', false]);
  });

  it('of a remote that is off is 503, so that search engines keep it, and so is the start page', async () => {
    const { app, dataDir } = await aWholeSite();
    await changeRemote(dataDir, 'mfe-scores', () => ({ state: 'off' }));
    const closed = await get(app, '/news/12-mot-tran-dau', { accept: 'text/html' });
    expect([closed.statusCode, closed.headers['retry-after']]).toEqual([503, '3600']);
    expect(closed.body).toContain('id="tyso-root"');
    expect((await get(app, '/no-such-page', { accept: 'text/html' })).statusCode).toBe(404);
    expect((await get(app, '/', { accept: 'text/html' })).statusCode).toBe(503);
  });

  it.each(['/logo.png', '/wp-login.php', '/assets/main.js'])('is never the answer to a file: %s', async (url) => {
    const { app } = await aWholeSite();
    const answer = await get(app, url, { accept: 'text/html' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Không tìm thấy trang');
    expect(answer.body).not.toContain('tyso-root');
  });

  it('is 304 for who holds it', async () => {
    const { app } = await aWholeSite();
    const { headers } = await get(app, '/', asBrowser);
    const again = await get(app, '/', { ...asBrowser, 'if-none-match': `W/${headers.etag}` });
    expect(again.statusCode).toBe(304);
  });

  it('says in words that there is no shell yet', async () => {
    const { app } = await aDelivery();
    const answer = await get(app, '/');
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('Trang đang được cập nhật');
  });

  it('stands without a head start when the manifest of its remote is gone', async () => {
    const { app, dataDir, release } = await aWholeSite();
    await rm(path.join(siteFolder(dataDir).releasesOf('mfe-scores'), release), { recursive: true });
    const answer = await get(app, '/');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('rel="preload"');
  });

  it('is not rendered by a POST', async () => {
    const { app } = await aWholeSite();
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404);
  });
});

describe('with a base path', () => {
  const base = { base_path: '/bong-da' };

  it.each([
    ['/bong-da', 200, 'tyso-root'],
    ['/bong-da/', 200, 'tyso-root'],
    ['/bong-da/news/1-a', 200, 'tyso-root'],
    ['/bong-da/unknown', 404, 'tyso-root'],
    ['/bong-da/unknown', 404, '<a href="/bong-da">Về trang tỷ số trực tuyến</a>'],
    // The shell redirects from there to the base.
    ['/bong-dan', 404, 'tyso-root'],
    ['/bong-da-cu/news', 404, 'tyso-root'],
    ['/news/1-a', 404, 'tyso-root'],
    ['/news/1-phien-ban-2.0', 404, 'tyso-root'],
    ['/news?utm=x', 404, 'tyso-root'],
    ['/tin.php', 404, 'Không tìm thấy trang'],
    ['/logo.ico', 404, 'Không tìm thấy trang'],
    ['/r/unknown', 404, 'Không tìm thấy trang'],
    ['/robots.txt', 200, 'User-agent'],
    ['/favicon.svg', 200, '<svg'],
    ['/site.json', 200, 'signature_secret'],
  ])('%s is %d', async (url, status, content) => {
    const { app } = await aWholeSite({}, base);
    const answer = await get(app, url, { accept: 'text/html' });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(content);
  });

  it('the root leads to it', async () => {
    const { app } = await aWholeSite({}, base);
    const answer = await get(app, '/');
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/bong-da');
    const asked = await get(app, '/?match=7&utm=%E1%BA%A3nh');
    expect(asked.headers.location).toBe('/bong-da?match=7&utm=%E1%BA%A3nh');
  });

  it('is part of the address for search engines', async () => {
    const { app } = await aWholeSite({ publicUrl: 'https://tyso.vn' }, base);
    expect((await get(app, '/bong-da/news/hot')).body).toContain(
      '<link rel="canonical" href="https://tyso.vn/bong-da/news/hot">',
    );
    expect((await get(app, '/bong-da/news/1-a')).body).not.toContain('canonical');
  });
});

describe('the small files', () => {
  it('are the settings for the front end', async () => {
    const { app } = await aWholeSite({}, { chat_url: 'https://chat.example/room' });
    const answer = await get(app, '/site.json');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.json()).toMatchObject({
      hub_url: '/realtime',
      chat_url: 'https://chat.example/room',
      guard: { enabled: false },
    });
  });

  it.each([
    ['/404.html', 'text/html; charset=utf-8', 'Không tìm thấy trang'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', '<svg'],
    ['/healthz', 'application/json; charset=utf-8', 'ok'],
  ])('are there before anything is released: %s', async (url, type, content) => {
    const { app } = await aDelivery();
    const answer = await get(app, url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.body).toContain(content);
  });
});
