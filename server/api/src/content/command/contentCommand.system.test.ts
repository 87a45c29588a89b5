import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ArticleKind } from '../../store/schema';
import { createTestApp } from '../../testing/testApp';
import { onAnyStore, openTestStore } from '../../testing/testStore';
import { anArticle, PICTURE } from '../testing/contentFolder';
import { openContentSite } from '../testing/contentSite';

onAnyStore((storeKind) => {
  const store = openTestStore(storeKind);
  const { folder, run, runAnswering, closeAdmin } = openContentSite(store);

  const list = async (kind: ArticleKind) => (await store().articles({ kind, pageNumber: 1, pageSize: 100 })).reverse();
  const names = async (kind: ArticleKind) => (await list(kind)).map(({ name }) => name);

  test('what is new is on the site at once, drafts and those of tomorrow are not; again, there is nothing to do', async () => {
    await folder.write('previews/a.md', anArticle({ name: 'Nhận định', image: 'a.svg', published_date: 'now - 3h' }));
    await folder.write('previews/a.svg', PICTURE);
    await folder.write('news/b.html', anArticle({ name: 'Tin', body: '<p>Chữ</p>' }));
    await folder.write('news/c.md', anArticle({ name: 'Nháp', status: 'Draft' }));
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await folder.write('news/d.md', anArticle({ name: 'Ngày mai', published_date: tomorrow }));
    await folder.write('settings.json', '{ "euro_competition_ids": [9] }');
    expect(await run('publish')).toEqual({
      code: 0,
      lines: [
        '+ previews/a  Nhận định',
        '+ news/b  Tin',
        '+ news/d  Ngày mai',
        '+ settings/euro_competition_ids  euro_competition_ids',
        '',
        '          new  changed  taken down  unchanged',
        'previews    1        0           0          0',
        'news        2        0           0          0',
        'settings    1        0           0          0',
        'Published; 2 pictures sent',
      ],
    });
    const [preview] = await list('commentary');
    expect(preview?.image).toMatch(/^\/media\/[0-9a-f]{64}\.svg$/);
    expect(Math.abs(Date.now() - 3 * 3_600_000 - Number(preview?.published_date.getTime()))).toBeLessThan(60_000);
    expect(await names('news')).toEqual(['Tin']);
    expect((await store().appSetting()).euro_competition_ids).toEqual([9]);
    expect((await run('publish')).lines.at(-1)).toBe('The site is in sync with the files');
  });

  test('a change keeps the id and a date of "now"; other slugs are other articles', async () => {
    await folder.write('news/a.md', anArticle({ published_date: 'now - 2d' }));
    await run('publish');
    const [before] = await list('news');
    await folder.write('news/a.md', anArticle({ published_date: 'now', name: 'Sửa' }));
    await folder.write('news/b.md', anArticle({ name: 'Khác' }));
    expect((await run('publish')).lines).toContain('~ news/a  Sửa');
    const after = await list('news');
    expect(after.find(({ name }) => name === 'Sửa')).toEqual({ ...before, name: 'Sửa' });
    expect(after.find(({ name }) => name === 'Khác')?.id).not.toBe(before?.id);
  });

  describe('a file that gets another name', () => {
    const rename = async (from: string, to: string, parts = {}) => {
      await folder.remove(`news/${from}.md`);
      await folder.write(`news/${to}.md`, anArticle({ name: 'Một', body: 'Chữ.', ...parts }));
      return (await run('publish')).lines;
    };
    const slugs = async () => (await list('news')).map(({ id, slug }) => ({ id, slug }));

    beforeEach(async () => {
      await folder.write('news/a.md', anArticle({ name: 'Một', body: 'Chữ.' }));
      await run('publish');
    });

    test('keeps its id, so that its old address leads to the new one; and so after another name', async () => {
      const [first] = await slugs();
      expect(await rename('a', 'b')).toEqual([
        '~ news/b  Một (was news/a, whose address leads here)',
        '',
        '      new  changed  taken down  unchanged',
        'news    0        1           0          0',
        'Published; 0 pictures sent',
      ]);
      expect(await slugs()).toEqual([{ id: first?.id, slug: 'b' }]);
      await rename('b', 'c');
      expect(await slugs()).toEqual([{ id: first?.id, slug: 'c' }]);
      await rename('c', 'a');
      expect(await slugs()).toEqual([{ id: first?.id, slug: 'a' }]);
    });

    test('and another title or another text keeps it, too', async () => {
      const [first] = await slugs();
      await rename('a', 'b', { name: 'Một, đã sửa' });
      await rename('b', 'c', { name: 'Một, đã sửa', body: 'Chữ khác.' });
      expect(await slugs()).toEqual([{ id: first?.id, slug: 'c' }]);
    });

    test('leaves the old name to a new article, which gets an address of its own', async () => {
      const [first] = await slugs();
      await rename('a', 'b');
      await folder.write('news/a.md', anArticle({ name: 'Hai', body: 'Khác.' }));
      await run('publish');
      const after = await slugs();
      expect(after).toContainEqual({ id: first?.id, slug: 'b' });
      expect(after.find(({ slug }) => slug === 'a')?.id).not.toBe(first?.id);
    });

    test('may get the name of one that was taken down', async () => {
      await folder.write('news/b.md', anArticle({ name: 'Hai', body: 'Khác.' }));
      await run('publish');
      const first = (await slugs()).find(({ slug }) => slug === 'a');
      await folder.remove('news/b.md');
      await run('publish', '--take-down');
      await rename('a', 'b');
      expect(await slugs()).toEqual([{ id: first?.id, slug: 'b' }]);
    });

    test('and then goes is gone under both names, and comes back under the id', async () => {
      const [first] = await slugs();
      await rename('a', 'b');
      await folder.remove('news/b.md');
      await run('publish', '--take-down');
      expect(await slugs()).toEqual([]);
      await folder.write('news/b.md', anArticle({ name: 'Một', body: 'Chữ.' }));
      await run('publish');
      expect(await slugs()).toEqual([{ id: first?.id, slug: 'b' }]);
    });

    test('is not taken for much that goes', async () => {
      for (const number of [1, 2, 3, 4, 5, 6])
        await folder.write(`news/x${number}.md`, anArticle({ body: `${number}` }));
      await run('publish');
      for (const number of [1, 2, 3, 4, 5, 6]) await folder.remove(`news/x${number}.md`);
      for (const number of [1, 2, 3, 4, 5, 6])
        await folder.write(`news/y${number}.md`, anArticle({ body: `${number}` }));
      expect((await run('publish')).code).toBe(0);
      expect(await slugs()).toHaveLength(7);
    });
  });

  test('a correction has its date, and one that is taken out again has none', async () => {
    const date = async () => (await list('news'))[0]?.updated_date?.toISOString();
    await folder.write('news/a.md', anArticle({ updated: '2026-06-01 08:00' }));
    await run('publish');
    expect(await date()).toBe('2026-06-01T01:00:00.000Z');
    await folder.write('news/a.md', anArticle());
    await run('publish');
    expect(await date()).toBeUndefined();
  });

  test('a file that is gone, or a draft again, is taken down, and comes back under its id', async () => {
    await folder.write('news/a.md', anArticle({ name: 'Một' }));
    await folder.write('news/b.md', anArticle({ name: 'Hai' }));
    await run('publish');
    const before = await list('news');
    await folder.remove('news/a.md');
    await folder.write('news/b.md', anArticle({ name: 'Hai', status: 'Draft' }));
    expect((await run('publish', '--take-down')).lines).toEqual(
      expect.arrayContaining(['- news/a  Một', '- news/b  Hai']),
    );
    expect(await list('news')).toEqual([]);
    await folder.write('news/a.md', anArticle({ name: 'Một' }));
    await folder.write('news/b.md', anArticle({ name: 'Hai' }));
    expect((await run('publish')).code).toBe(0);
    expect(await list('news')).toEqual(before);
  });

  test('nothing is published when anything is wrong, nor on --dry-run', async () => {
    await folder.write('news/a.md', anArticle({ name: 'Một' }));
    await folder.write('previews/b.md', anArticle({ published_date: 'mai' }));
    const { code, lines } = await run('publish');
    expect([code, lines.at(-1)]).toEqual([1, '1 problem']);
    expect(await run('publish', 'news', '--dry-run')).toMatchObject({ code: 0 });
    expect(await list('news')).toEqual([]);
    expect(await run('publish', 'news')).toMatchObject({ code: 0 });
    expect(await names('news')).toEqual(['Một']);
  });

  test('kinds that are not named, and those without a folder, are left alone', async () => {
    await folder.write('news/a.md', anArticle({ name: 'Một' }));
    await folder.write('previews/b.md', anArticle({ name: 'Hai' }));
    await run('publish');
    await folder.write('news/a.md', anArticle({ name: 'Ba' }));
    await folder.write('previews/b.md', anArticle({ name: 'Bốn' }));
    await run('publish', 'previews');
    expect([await names('news'), await names('commentary')]).toEqual([['Một'], ['Bốn']]);
    await folder.remove('news');
    await run('publish');
    expect(await names('news')).toEqual(['Một']);
  });

  describe('what a colleague published and this copy never had', () => {
    const missing = 'hese files lack 1 thing that the site shows (news/b)';
    const advice = 'Fetch the files of your colleagues (git pull), or add --take-down if that is meant';
    beforeEach(async () => {
      await folder.write('news/a.md', anArticle({ name: 'Một' }));
      await folder.write('news/b.md', anArticle({ name: 'Hai' }));
      await run('publish');
      await folder.remove('news/b.md');
      await folder.write('news/a.md', anArticle({ name: 'Ba' }));
    });

    test('stays without a terminal, and nothing is published', async () => {
      const { code, lines } = await run('publish');
      expect([code, lines.at(-1)]).toEqual([3, `Nothing was published: t${missing}. ${advice}`]);
      expect(await names('news')).toEqual(['Một', 'Hai']);
    });

    test('stays when the answer is no', async () => {
      const { code, lines } = await runAnswering(false, 'publish');
      expect([code, ...lines.slice(-2)]).toEqual([
        3,
        `Take it down? T${missing}. [y/N] `,
        `Nothing was published. ${advice}`,
      ]);
      expect(await names('news')).toEqual(['Một', 'Hai']);
    });

    test('goes when the answer is yes, or with --take-down', async () => {
      expect((await runAnswering(true, 'publish')).code).toBe(0);
      expect(await names('news')).toEqual(['Ba']);
      await folder.remove('news/a.md');
      expect((await run('publish', '--take-down')).code).toBe(0);
      expect(await list('news')).toEqual([]);
    });

    test('is not asked about when other kinds are published', async () => {
      await folder.write('settings.json', '{ "euro_competition_ids": [9] }');
      expect((await run('publish', 'settings')).code).toBe(0);
      expect(await names('news')).toEqual(['Một', 'Hai']);
    });

    test('is not asked about when the file is a draft again', async () => {
      await folder.write('news/b.md', anArticle({ name: 'Hai', status: 'Draft' }));
      expect((await run('publish')).code).toBe(0);
      expect(await names('news')).toEqual(['Ba']);
    });
  });

  test('a folder without any content is not taken for a site that is in sync', async () => {
    const lines = (places: string) => [`There is no content in ${folder.path()}: expected ${places}`];
    expect(await run('publish')).toEqual({
      code: 1,
      lines: lines('previews/, news/, settings.json, channels.json, zones.json'),
    });
    expect(await run('publish', 'news')).toEqual({ code: 1, lines: lines('news/') });
    expect((await run('check')).code).toBe(1);
  });

  test('check reports on the files that are named, and needs no running site', async () => {
    await closeAdmin();
    await folder.write('news/a.md', anArticle());
    await folder.write('news/b.md', anArticle({ status: 'Live' }));
    expect(await run('check', 'news/a.md')).toEqual({ code: 0, lines: ['Fine'] });
    expect(await run('check')).toEqual({
      code: 1,
      lines: ['news/b.md:3: status: expected Published or Draft, got "Live"', '1 problem'],
    });
    await folder.write('news/b.md', anArticle({ slug: 'a' }));
    expect((await run('check')).lines[0]).toBe('news/b.md:6: slug: a is also the slug of news/a.md');
    await folder.write('news/b.md', anArticle());
    expect((await run('check')).lines).toEqual(['Fine: 2 news']);
  });

  test('clean keeps the letters of an encoding that the file names, and touches no other', async () => {
    const bytes = Buffer.from('<meta charset=windows-1252><p class=MsoNormal>caf\xe9</p>', 'latin1');
    await folder.write('news/a.html', bytes);
    const said = 'news/a.html: taken away: 1 class="Mso…"; it was windows-1252 and is UTF-8 now';
    expect(await run('clean', 'news/a.html')).toEqual({ code: 0, lines: [said] });
    expect(await readFile(path.join(folder.path(), 'news/a.html'), 'utf8')).toContain('<p>café</p>');
    await folder.write('news/b.html', bytes.subarray(bytes.indexOf('<p')));
    const unread = 'expected text in UTF-8, or in the encoding that its <meta> names; it stays as it is';
    expect(await run('clean', 'news/b.html')).toEqual({ code: 1, lines: [`news/b.html: ${unread}`] });
  });

  test('clean takes away what Word leaves, says what, and needs no running site', async () => {
    await closeAdmin();
    const body = '<p class=MsoNormal style="margin:0"><span lang=VI>“Chữ”</span></p>';
    await folder.write('news/a.html', anArticle({ body }));
    expect(await run('clean', 'news/a.html')).toEqual({
      code: 0,
      lines: ['news/a.html: taken away: 1 style, 1 class="Mso…", 1 lang, 1 <span>'],
    });
    expect(await readFile(path.join(folder.path(), 'news/a.html'), 'utf8')).toBe(anArticle({ body: '<p>“Chữ”</p>' }));
    expect(await run('check')).toMatchObject({ code: 0 });
    expect((await run('clean', 'news/a.html')).lines).toEqual(['news/a.html: nothing of Word in it']);
  });

  test('without a running site it says so', async () => {
    await closeAdmin();
    await folder.write('news/a.md', anArticle());
    const { code, lines } = await run('publish');
    expect([code, lines.at(-1)]).toEqual([3, expect.stringContaining('api is not running for this data folder')]);
  });

  test.each(['--help', '-h', 'help'])('%s shows how it goes, and is no mistake', async (word) => {
    const { code, lines } = await run(word);
    expect([code, lines[0]]).toEqual([0, expect.stringMatching(/^content check/)]);
  });

  test.each([
    [['publsh'], 'Expected check, publish, preview, clean or schemas, got publsh'],
    [[], 'Expected check, publish, preview, clean or schemas, got nothing'],
    [
      ['publish', 'adverts'],
      'Expected kinds of content (previews, news, settings, channels, zones, banners, bookmakers, cards, overlays), got adverts',
    ],
    [['check', 'news/x.md'], 'There is no file '],
    [['check', '..'], 'Expected files of '],
    [['clean', 'news/a.md'], 'Expected .html files to clean, got news/a.md'],
    [['check', '--from', 'x'], 'There is no folder '],
    [['check', '--force'], "Unknown option '--force'"],
  ])('%j is wrong use, and shows the usage', async (args, message) => {
    const { code, lines } = await run(...args);
    expect([code, lines[0]?.slice(0, message.length)]).toEqual([2, message]);
    expect(lines.join('\n')).toContain('content publish');
  });

  test('an article of the old site that is published shows at its address', async () => {
    await folder.write('news/a.md', anArticle({ body: '<b>Chữ</b>' }));
    await run('publish');
    const { signed } = await createTestApp(store());
    const [article] = await list('news');
    expect((await signed(`/api/NewPost/${article?.id}`)).json().data.content).toBe('<p><b>Chữ</b></p>');
  });
});
