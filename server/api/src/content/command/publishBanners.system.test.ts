import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createTestApp } from '../../testing/testApp';
import { onAnyStore, openTestStore } from '../../testing/testStore';
import { publish, readSiteContent } from '../publication';
import { problemText } from '../read/problem';
import { readBannerFile } from '../read/readBannerFile';
import { openContentSite } from '../testing/contentSite';

/** Ours, which names every field. */
const SCHEMA = path.join(__dirname, '../../../../../mfe-ads/content/banners.schema.json');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="728" height="90"/>';

const aPicture = (file: string) => ({ picture: { file, width: 1, height: 1 } });

/** A banner as the ad team writes it; pass what the test is about. */
const aBanner = (given: object = {}) => ({
  id: 'ao-dau',
  position: 'OnHeaderLevel2',
  alt: 'Áo đấu',
  link: 'https://ao.example/',
  picture: { file: 'pictures/ao.svg', width: 728, height: 90 },
  ...given,
});

onAnyStore((kind) => {
  const store = openTestStore(kind);
  const { folder, run } = openContentSite(store);

  beforeEach(async () => {
    await folder.write('ads/pictures/ao.svg', SVG);
    await folder.write('ads/banners.schema.json', await readFile(SCHEMA));
  });

  const write = (...banners: object[]) =>
    folder.write(
      'ads/banners.json',
      JSON.stringify({ $schema: './banners.schema.json', banners })
        .replace('[{', '[\n{')
        .replaceAll('},{"id', '},\n{"id'),
    );

  async function shown(at = 1_790_000_000) {
    const { app, signed } = await createTestApp(store(), { now: () => at });
    return { app, banners: (await signed('/api/banner', { headers: {} })).json().data };
  }

  test('a banner is on the site with its picture, its size and its mark', async () => {
    await write(aBanner(), aBanner({ id: 'fb88', betting: true, alt: 'FB88' }));
    expect((await run('publish', 'banners')).lines).toEqual([
      '+ banners/ao-dau  Áo đấu',
      '+ banners/fb88  FB88',
      '',
      '         new  changed  taken down  unchanged',
      'banners    2        0           0          0',
      'Published; 1 picture sent',
    ]);
    const stored = (await store().banners(0)).banners;
    expect(stored).toEqual([
      expect.objectContaining({ id: 'ao-dau', alt: 'Áo đấu', is_betting: false, width: 728, height: 90 }),
      expect.objectContaining({ id: 'fb88', is_betting: true, link: 'https://ao.example/' }),
    ]);
    const { app } = await shown();
    expect((await app.inject(String(stored[0]?.file_path))).body).toBe(SVG);
    expect((await run('publish', 'banners')).lines.at(-1)).toBe('The site is in sync with the files');
  });

  test('a banner has a second picture for phones, and loses it when the file no longer names it', async () => {
    const sent = sharp({ create: { width: 720, height: 120, channels: 3, background: 'red' } });
    await folder.write('ads/pictures/ao-phone.png', await sent.png().toBuffer());
    const phone_picture = { file: 'pictures/ao-phone.png', width: 360, height: 60 };
    await write(aBanner({ phone_picture }));
    expect((await run('publish', 'banners')).lines.at(-1)).toBe('Published; 2 pictures sent');
    const [stored] = (await store().banners(0)).banners;
    expect(stored).toMatchObject({ width: 728, phone_picture: { width: 360, height: 60 } });
    const { app } = await shown();
    const { headers } = await app.inject(String(stored?.phone_picture?.file_path));
    expect(headers['content-type']).toBe('image/webp');
    expect((await run('publish', 'banners')).lines.at(-1)).toBe('The site is in sync with the files');
    await write(aBanner());
    await run('publish', 'banners');
    expect((await store().banners(0)).banners).toMatchObject([{ id: 'ao-dau', phone_picture: undefined }]);
  });

  test('what advertisers send is on the site as WebP, and published again it is the same', async () => {
    const picture = (ending: string) => ({ picture: { file: `pictures/ao.${ending}`, width: 728, height: 90 } });
    const sent = sharp({ create: { width: 1456, height: 180, channels: 3, background: 'red' } });
    await folder.write('ads/pictures/ao.jpg', await sent.clone().jpeg().toBuffer());
    await folder.write('ads/pictures/ao.png', await sent.clone().png().toBuffer());
    await folder.write('ads/pictures/ao.gif', await sent.clone().gif().toBuffer());
    await write(...['jpg', 'png', 'gif'].map((ending) => aBanner({ id: ending, ...picture(ending) })));
    expect((await run('publish', 'banners')).code).toBe(0);
    const { app } = await shown();
    for (const { file_path } of (await store().banners(0)).banners) {
      expect(file_path).toMatch(/^\/media\/[0-9a-f]{64}\.webp$/);
      const { headers, rawPayload } = await app.inject(file_path);
      expect(headers['content-type']).toBe('image/webp');
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1456, height: 180 });
    }
    expect((await run('publish', 'banners')).lines.at(-1)).toBe('The site is in sync with the files');
  });

  test('another link is a change, one that is gone is taken down, and banners of before are taken over', async () => {
    await write(aBanner(), aBanner({ id: 'giay' }));
    await run('publish', 'banners');
    const old = { position: 'FixBottom', link: 'https://a.example/', file_path: '/media/x.svg', rank: 0 };
    await store
      .db()
      .insertInto('banner')
      .values({ name: 'banner-1', ...old })
      .execute();
    await write(aBanner({ link: 'https://moi.example/' }));
    expect((await run('publish', 'banners', '--take-down')).lines.slice(0, 3)).toEqual([
      '~ banners/ao-dau  Áo đấu',
      '- banners/banner-1  ',
      '- banners/giay  Áo đấu',
    ]);
    expect((await store().banners(0)).banners.map(({ id, link }) => [id, link])).toEqual([
      ['ao-dau', 'https://moi.example/'],
    ]);
  });

  test('where there are no banners it says where they would lie', async () => {
    const lines = [`There is no content in ${path.join(folder.path(), 'ads')}: expected banners.json`];
    expect(await run('publish', 'banners')).toEqual({ code: 1, lines });
  });

  test('its days are those of Việt Nam', async () => {
    await write(aBanner({ starts: '2026-11-20', ends: '2026-11-20T18:00' }));
    await run('publish', 'banners');
    const idsAt = async (moment: string) =>
      (await store().banners(Date.parse(moment) / 1000)).banners.map(({ id }) => id);
    expect(await idsAt('2026-11-19T23:59:59+07:00')).toEqual([]);
    expect(await idsAt('2026-11-20T00:00:00+07:00')).toEqual(['ao-dau']);
    expect(await idsAt('2026-11-20T17:59:59+07:00')).toEqual(['ao-dau']);
    expect(await idsAt('2026-11-20T18:00:00+07:00')).toEqual([]);
  });

  test('the switch for betting is a setting of the site', async () => {
    await folder.write('settings.json', '{ "betting_adverts": false }');
    await run('publish', 'settings');
    expect((await store().appSetting()).betting_adverts).toBe(false);
    await folder.write('settings.json', '{ "betting_adverts": "maybe" }');
    expect((await run('publish', 'settings')).lines[0]).toBe(
      'settings.json:1: At settings.betting_adverts: expected true or false, got "maybe"',
    );
  });

  test('the contact for advertisers is a setting of the site, and null takes it away', async () => {
    await folder.write('settings.json', '{ "advertising_contact": "https://tyso.example/quang-cao" }');
    await run('publish', 'settings');
    expect((await store().appSetting()).advertising_contact).toBe('https://tyso.example/quang-cao');
    await folder.write('settings.json', '{ "advertising_contact": "javascript:alert(1)" }');
    expect((await run('publish', 'settings')).lines[0]).toBe(
      'settings.json:1: At settings.advertising_contact: expected an http(s) or mailto address, got "javascript:alert(1)"',
    );
    await folder.write('settings.json', '{ "advertising_contact": null }');
    expect((await run('publish', 'settings')).code).toBe(0);
    expect((await store().appSetting()).advertising_contact).toBeUndefined();
  });

  test.each<[string, object, string]>([
    [
      'a link that runs',
      { link: 'javascript:alert(1)' },
      'link: expected an http(s) address, or a path of this site, got "javascript:alert(1)"',
    ],
    ['a place that is none', { position: 'Middle' }, 'position: expected one of OnHeaderLevel1'],
    ['an id of another banner', { id: 'ao-dau' }, 'id: expected an id of its own, got "ao-dau" again'],
    [
      'a picture that is not there',
      aPicture('x.svg'),
      'picture.file: "x.svg": expected a file that is there, got nothing at ads/x.svg',
    ],
    [
      'a picture for phones of another shape',
      { phone_picture: { file: 'pictures/ao.svg', width: 360, height: 60 } },
      'phone_picture.width: "pictures/ao.svg": expected the shape of the picture (728 × 90), got 360 × 60',
    ],
    ['a picture of 6 MB', aPicture('large.png'), '"large.png": expected at most 5000 kB, got 6000 kB'],
    ['a picture with a script', aPicture('bad.svg'), '"bad.svg": expected an SVG without scripts'],
    ['an end before its start', { starts: '2026-11-20', ends: '2026-11-19' }, 'ends: expected'],
    [
      'a day that is none',
      { starts: 'mai' },
      'starts: expected a day or a time in Việt Nam, such as 2026-11-20 or 2026-11-20T18:00, got "mai"',
    ],
  ])('%s: the line is named, and nothing is published', async (_, given, message) => {
    await folder.write('ads/large.png', Buffer.alloc(6_000_000));
    await folder.write('ads/bad.svg', '<svg width="1" height="1"><script/></svg>');
    await write(aBanner(), aBanner({ id: 'sai', ...given }));
    const read = await readBannerFile(path.join(folder.path(), 'ads'));
    const problems = read?.problems.map((problem) => problemText(problem).replaceAll(`${folder.path()}/`, ''));
    expect(problems).toEqual([expect.stringMatching(/^ads\/banners\.json:3: banners\.1\b/)]);
    expect(problems?.[0]).toContain(message);
    const { code, lines } = await run('publish', 'banners');
    expect([code, lines.at(-1)]).toEqual([1, '1 problem']);
    expect(lines[0]).toMatch(/^ads\/banners\.json:3: banners\.1\b/);
    expect((await store().banners(0)).banners).toEqual([]);
  });

  test('the server takes no banner whose picture it has not', async () => {
    const item = {
      id: 'a',
      position: 'FixBottom',
      alt: 'A',
      link: '/',
      width: 1,
      height: 1,
      is_betting: false,
      rank: 0,
      file_path: `/media/${'0'.repeat(64)}.svg`,
      starts: null,
      ends: null,
    };
    const { revision } = await readSiteContent(store().content);
    const put = (one: object) =>
      publish(store(), { revision, changes: [{ kind: 'banners', put: [one], takeDown: [] }] });
    await expect(put(item)).rejects.toThrow('At banners.0: expected a picture that was sent before');
    const known = await store().content.putPicture(Buffer.from(SVG), 'svg');
    const phone_picture = { file_path: item.file_path, width: 360, height: 60 };
    await expect(put({ ...item, file_path: known, phone_picture })).rejects.toThrow('expected a picture that was sent');
    await expect(put({ ...item, link: 'javascript:1' })).rejects.toThrow('At banners.0.link: expected an http(s) link');
  });
});
