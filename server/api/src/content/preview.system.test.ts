import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Fastify from 'fastify';
import { contentKey, contentPreviewPath, makeContentToken } from 'server-shared/previews/contentPreview';
import { contentPreviewRoute } from '../internal/previewRoutes';
import { createShownContent } from '../rest/createShownContent';
import { EMPTY_STORE } from '../testing/emptyStore';
import { createTestApp, signature } from '../testing/testApp';
import { onAnyStore, openTestStore } from '../testing/testStore';
import { anArticle, PICTURE } from './testing/contentFolder';
import { openContentSite } from './testing/contentSite';

const SETTINGS = '{ "euro_competition_ids": [9] }';

onAnyStore((storeKind) => {
  const store = openTestStore(storeKind);
  const { folder, run } = openContentSite(store);
  let now: number;
  beforeEach(() => {
    now = Date.now() / 1000;
  });

  /** What visitors get, with a token or without. */
  async function aSite() {
    const { app } = await createTestApp(store(), { now: () => now });
    const get = async (url: string, token?: string) => {
      const cookie = token === undefined ? {} : { cookie: `a=b; xem-truoc=${token}` };
      return app.inject({ url, headers: { ...signature(url, { timestamp: Math.floor(now) }), ...cookie } });
    };
    const data = async (url: string, token?: string) => (await get(url, token)).json().data;
    const names = async (token?: string) =>
      (await data('/api/NewPost?pageNumber=1&pageSize=20', token)).map(({ name }: { name: string }) => name);
    return { app, get, data, names };
  }

  /** Shows the files as they are to whoever has the token. */
  async function aPreview(...args: string[]) {
    const { code, lines } = await run('preview', ...args);
    expect([code, lines]).toEqual([0, expect.anything()]);
    const link = lines.find((line) => line.startsWith('https://')) ?? '';
    return { lines, token: link.replace('https://tyso.example/?xem-truoc=', '') };
  }

  test('shows drafts, what is scheduled, and changes, to whoever has its token; all others see what they saw', async () => {
    await folder.write('news/a.md', anArticle({ name: 'Một', body: 'Cũ.' }));
    await folder.write('news/b.md', anArticle({ name: 'Hai', body: 'Khác.' }));
    await run('publish');
    const site = await aSite();
    const before = await site.data('/api/NewPost?pageNumber=1&pageSize=20');

    await folder.write('news/a.md', anArticle({ name: 'Một', body: 'Mới.', status: 'Draft' }));
    await folder.remove('news/b.md');
    await folder.write('news/c.md', anArticle({ name: 'Nháp', status: 'Draft', image: 'c.svg' }));
    await folder.write('news/c.svg', PICTURE);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await folder.write('news/d.md', anArticle({ name: 'Ngày mai', published_date: tomorrow }));
    await folder.write('settings.json', SETTINGS);
    const { lines, token } = await aPreview('--label', 'so-tet');
    expect(lines).toEqual(
      expect.arrayContaining([
        '~ news/a  Một',
        '- news/b  Hai',
        '+ news/c  Nháp',
        '+ news/d  Ngày mai',
        expect.stringMatching(
          /^These files can be looked at as so-tet; what is live stays\. Valid until .+ \(in Vietnam\):$/,
        ),
        expect.stringContaining('▀'),
      ]),
    );

    expect(await site.names(token)).toEqual(['Ngày mai', 'Nháp', 'Một']);
    expect((await site.data('/api/AppSetting', token)).euro_competition_ids).toEqual([9]);
    const shown = await site.data('/api/NewPost?pageNumber=1&pageSize=20', token);
    const one = shown.find(({ name }: { name: string }) => name === 'Một');
    expect(one.id).toBe(before.find(({ name }: { name: string }) => name === 'Một').id);
    expect((await site.data(`/api/NewPost/${one.id}`, token)).content).toBe('<p>Mới.</p>');
    for (const { id } of shown) expect((await site.get(`/api/NewPost/${id}`, token)).statusCode).toBe(200);
    const posts = await site.data('/api/post?pageNumber=1&pageSize=20', token);
    expect(posts.map(({ name }: { name: string }) => name)).toEqual(['Ngày mai', 'Nháp', 'Một']);

    expect(await site.data('/api/NewPost?pageNumber=1&pageSize=20')).toEqual(before);
    expect((await site.data(`/api/NewPost/${one.id}`)).content).toBe('<p>Cũ.</p>');
    expect((await site.data('/api/AppSetting')).euro_competition_ids).toEqual([]);
    expect((await run('publish', '--dry-run')).lines).toContain('+ news/d  Ngày mai');
  });

  test('shows adverts that begin later, and none that has ended', async () => {
    const ads = path.join(__dirname, '../../../../mfe-ads/content');
    for (const name of ['banners', 'bookmakers'])
      await folder.write(`ads/${name}.schema.json`, await readFile(path.join(ads, `${name}.schema.json`)));
    await folder.write('ads/pictures/ao.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="728" height="90"/>');
    const picture = { file: 'pictures/ao.svg', width: 728, height: 90 };
    const banner = { position: 'OnHeaderLevel2', alt: 'Áo', link: 'https://ao.example/', picture };
    const banners = [
      { ...banner, id: 'later', starts: '2999-01-01', ends: '2999-02-01' },
      { ...banner, id: 'over', ends: '2026-01-01' },
    ];
    await folder.write('ads/banners.json', JSON.stringify({ $schema: './banners.schema.json', banners }));
    const offers = JSON.parse(await readFile(path.join(ads, 'bookmakers.json'), 'utf8'));
    offers.offers[0].starts = '2999-01-01';
    await folder.write('ads/bookmakers.json', JSON.stringify(offers));
    const { token } = await aPreview('banners', 'bookmakers');
    const site = await aSite();
    expect((await site.data('/api/banner', token)).map(({ id }: { id: string }) => id)).toEqual(['later']);
    const [offer] = (await site.data('/api/advert', token)).bookmakers.offers;
    expect(offer).toMatchObject({ id: offers.offers[0].id });
    expect(offer).not.toHaveProperty('starts');
    expect([await site.data('/api/banner'), await site.data('/api/advert')]).toEqual([[], {}]);
  });

  test('nobody keeps an answer of it', async () => {
    await folder.write('news/a.md', anArticle());
    const { token } = await aPreview();
    const site = await aSite();
    for (const url of ['/api/NewPost', '/api/post', '/api/AppSetting', '/api/advert', '/api/banner']) {
      const asked = url.includes('ost') ? `${url}?pageNumber=1&pageSize=20` : url;
      const [looked, usual] = [await site.get(asked, token), await site.get(asked)];
      expect([url, looked.headers['cache-control']]).toEqual([url, 'private, no-store']);
      expect(looked.headers).not.toHaveProperty('cdn-cache-control');
      expect([url, usual.headers['cache-control']]).toEqual([url, expect.stringMatching(/^public, /)]);
    }
  });

  test('what is published meanwhile, shows in it where it changes nothing', async () => {
    await folder.write('news/a.md', anArticle({ name: 'Một', status: 'Draft' }));
    const { token } = await aPreview();
    await folder.write('news/b.md', anArticle({ name: 'Hai' }));
    await run('publish');
    const site = await aSite();
    expect([...(await site.names(token))].sort()).toEqual(['Hai', 'Một']);
    expect(await site.names()).toEqual(['Hai']);
  });

  test('a draft that is published shows once, at its own address from then on', async () => {
    await folder.write('news/a.md', anArticle({ name: 'Nháp', status: 'Draft' }));
    const { token } = await aPreview();
    const site = await aSite();
    const list = async (whose?: string) => site.data('/api/NewPost?pageNumber=1&pageSize=20', whose);
    const [before] = await list(token);
    await folder.write('news/a.md', anArticle({ name: 'Thật' }));
    await run('publish');
    const [published] = await list();
    expect(published.id).not.toBe(before.id);
    // An answer counts for a second.
    await expect(store().previewReads(contentKey(token)).articles({ pageNumber: 1, pageSize: 20 })).resolves.toEqual([
      expect.objectContaining({ id: published.id, name: 'Thật' }),
    ]);
  });

  test('--end ends all links', async () => {
    await folder.write('news/a.md', anArticle());
    const [one, other] = [await aPreview(), await aPreview()];
    expect(await run('preview', '--end')).toEqual({ code: 0, lines: ['2 previews ended'] });
    expect(await run('preview', '--end')).toEqual({ code: 0, lines: ['0 previews ended'] });
    const site = await aSite();
    expect([await site.names(one.token), await site.names(other.token)]).toEqual([[], []]);
  });

  test.each([
    ['preview', '--dry-run', '--dry-run goes with publish, got preview'],
    ['preview', '--take-down', '--take-down goes with publish, got preview'],
    ['publish', '--end', '--end goes with preview, got publish'],
    ['check', '--label=x', '--label goes with preview, got check'],
    ['preview', '--end --label=x', '--end goes alone: it ends all links'],
    ['preview', '--end news', '--end goes alone: it ends all links'],
  ])('%s %s is wrong use', async (command, option, message) => {
    await folder.write('news/a.md', anArticle());
    const { code, lines } = await run(command, ...option.split(' '));
    expect([code, lines[0]]).toEqual([2, message]);
  });

  test('tokens that are made up take three reads at a time, and no more', async () => {
    const shownTo = createShownContent({ ...EMPTY_STORE, findPreview: () => new Promise(() => {}) }, () => 0);
    const refused: Error[] = [];
    for (let times = 0; times < 5; times++) {
      const cookie = `xem-truoc=${makeContentToken()}`;
      shownTo({ headers: { cookie } }).catch((error) => refused.push(error));
    }
    await new Promise(setImmediate);
    expect(refused.map(({ message }) => message)).toEqual(
      Array(2).fill('The preview cannot be read just now: try again'),
    );
  });

  test('two of them know nothing of each other', async () => {
    await folder.write('news/a.md', anArticle({ name: 'Một' }));
    const one = await aPreview();
    await folder.write('news/a.md', anArticle({ name: 'Hai' }));
    const other = await aPreview();
    const site = await aSite();
    expect([await site.names(one.token), await site.names(other.token)]).toEqual([['Một'], ['Hai']]);
  });

  test('it ends after a day, and is gone with the next pruning', async () => {
    await folder.write('news/a.md', anArticle({ name: 'Một' }));
    const { token } = await aPreview();
    const site = await aSite();
    const address = contentPreviewPath(contentKey(token));
    const inside = Fastify();
    inside.get(contentPreviewPath(':key'), contentPreviewRoute(store()));
    const asked = async () => (await inside.inject({ url: address })).json();
    const { label, until } = (await asked()).data;
    const [soonest, latest] = [now, Date.now() / 1000].map((at) => Math.floor(at / 60) * 60 + 86_400);
    expect({ label, isInTime: until >= Number(soonest) && until <= Number(latest) }).toEqual({
      label: 'noi-dung',
      isInTime: true,
    });
    now = until - 1;
    expect(await site.names(token)).toEqual(['Một']);
    now = until;
    expect(await site.names(token)).toEqual([]);
    expect(await asked()).toEqual({ data: { label: 'noi-dung', until } });
    await store().prune(until + 1);
    expect(await asked()).toEqual({ data: null });
  });

  test('no visitor asks what a key stands for', async () => {
    await folder.write('news/a.md', anArticle());
    const { token } = await aPreview();
    const { app } = await aSite();
    expect((await app.inject({ url: contentPreviewPath(contentKey(token)) })).statusCode).toBe(404);
  });

  test.each(['', 'x', 'noi-dung~', `noi-dung~${'a'.repeat(44)}`, 'mfe-ads~1~x~y~z', makeContentToken()])(
    'the cookie %j shows what everybody sees',
    async (token) => {
      await folder.write('news/a.md', anArticle({ name: 'Một', status: 'Draft' }));
      await aPreview();
      expect(await (await aSite()).names(token)).toEqual([]);
    },
  );

  test('files with a problem, drafts too, are not shown, nor under a label that is none', async () => {
    await folder.write('news/a.md', anArticle({ status: 'Draft', published_date: 'mai' }));
    expect(await run('preview')).toEqual({ code: 1, lines: [expect.stringContaining('got "mai"'), '1 problem'] });
    expect((await run('preview', '--label', 'Số Tết')).lines[0]).toBe(
      '--label: expected small letters, digits and hyphens such as ban-thao, got "Số Tết"',
    );
  });
});
