import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { advertFilesSchema } from 'shared-kernel/entities/advertFiles';
import * as v from 'valibot';
import { createTestApp } from '../../testing/testApp';
import { onAnyStore, openTestStore } from '../../testing/testStore';
import { publish, readSiteContent } from '../publication';
import { openContentSite } from '../testing/contentSite';

/** Ours, with their schemas and pictures. */
const OURS = path.join(__dirname, '../../../../../mfe-ads/content');

onAnyStore((kind) => {
  const store = openTestStore(kind);
  const { folder, run } = openContentSite(store);

  beforeEach(async () => {
    const ads = path.join(folder.path(), 'ads');
    await mkdir(path.join(ads, 'pictures'), { recursive: true });
    const json = (await readdir(OURS)).filter((name) => /^(?!banners).*\.json$/.test(name));
    const pictures = (await readdir(path.join(OURS, 'pictures'))).map((name) => `pictures/${name}`);
    for (const name of [...json, ...pictures]) await copyFile(path.join(OURS, name), path.join(ads, name));
  });

  async function shown() {
    const { app, signed } = await createTestApp(store());
    return { app, ...(await signed('/api/advert', { headers: {} })).json().data };
  }

  /** Whatever the team has in its files today. */
  async function edit(name: string, before: RegExp, after: string) {
    const file = `ads/${name}.json`;
    const text = await readFile(path.join(folder.path(), file), 'utf8');
    expect(text).toMatch(before);
    await folder.write(file, text.replace(before, after));
  }

  test('offers, cards and overlays are on the site as they are written, with their pictures', async () => {
    expect(await shown()).not.toHaveProperty('cards');
    expect((await run('publish', 'bookmakers', 'cards', 'overlays')).lines.slice(0, 3)).toEqual([
      '+ bookmakers/bookmakers  bookmakers',
      '+ cards/cards  cards',
      '+ overlays/overlays  overlays',
    ]);
    const { app, ...files } = await shown();
    const written = JSON.parse(await readFile(path.join(OURS, 'cards.json'), 'utf8'));
    expect(files.cards.cards.map(({ id }: { id: string }) => id)).toEqual(
      written.cards.map(({ id }: { id: string }) => id),
    );
    const [card] = files.cards.cards;
    const picture = await app.inject(card.picture.file);
    expect(picture.body).toBe(await readFile(path.join(OURS, written.cards[0].picture.file), 'utf8'));
    // What a page reads of it is all of it.
    expect(JSON.parse(JSON.stringify(v.parse(advertFilesSchema, files)))).toEqual(files);
    expect((await run('publish', 'bookmakers', 'cards', 'overlays')).lines.at(-1)).toBe(
      'The site is in sync with the files',
    );
  });

  test('an edited offer is published alone', async () => {
    await run('publish', 'bookmakers', 'cards', 'overlays');
    await edit('bookmakers', /"bonus": "[^"]+"/, '"bonus": "40 %"');
    expect((await run('publish', 'bookmakers', 'cards', 'overlays')).lines).toContain(
      '~ bookmakers/bookmakers  bookmakers',
    );
    expect((await shown()).bookmakers.offers[0].bonus).toBe('40 %');
  });

  test('an offer that a colleague published and this copy never had stays', async () => {
    const file = path.join(folder.path(), 'ads/bookmakers.json');
    const older = JSON.parse(await readFile(file, 'utf8'));
    const [offer] = older.offers;
    await folder.write(
      'ads/bookmakers.json',
      JSON.stringify({ ...older, offers: [...older.offers, { ...offer, id: 'moi' }] }),
    );
    expect((await run('publish', 'bookmakers')).lines.at(-1)).toMatch(/^Published/);
    await folder.write('ads/bookmakers.json', JSON.stringify(older));
    const { code, lines } = await run('publish', 'bookmakers');
    expect([code, lines.at(-1)]).toEqual([3, expect.stringContaining('shows (bookmakers: moi).')]);
    expect((await shown()).bookmakers.offers).toHaveLength(older.offers.length + 1);
  });

  test('a text without a final newline gets one, and is published as it was', async () => {
    await run('publish', 'bookmakers');
    const file = path.join(folder.path(), 'ads/bookmakers.json');
    const text = `${(await readFile(file, 'utf8')).trimEnd()}\n`;
    await folder.write('ads/bookmakers.json', text.trimEnd());
    await run('publish', 'bookmakers', '--dry-run');
    expect(await readFile(file, 'utf8')).toBe(text.trimEnd());
    expect((await run('publish', 'bookmakers')).lines.at(-1)).toBe('The site is in sync with the files');
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  test('a file that is gone stays as it is on the site', async () => {
    await run('publish', 'cards');
    await folder.remove('ads/cards.json');
    await run('publish', 'cards', 'overlays');
    expect((await shown()).cards.cards.length).toBeGreaterThan(0);
  });

  test.each([
    [
      'an end before its start',
      'bookmakers',
      /"brand"/,
      '"starts": "2026-12-02", "ends": "2026-12-01", "brand"',
      /ends/,
    ],
    ['an id twice', 'bookmakers', /("id": "[^"]+")([\s\S]*?)"id": "[^"]+"/, '$1$2$1', /offers\.1\.id: /],
    ['a link that runs', 'cards', /"link": "[^"]+"/, '"link": "javascript:alert(1)"', /[lL]ink: expected/],
    ['no picture there', 'overlays', /pictures\/[^"]+/, 'pictures/none.svg', /expected a file that is there/],
    ['another shape', 'overlays', /"height": \d+/, '"height": 7', /the shape of the picture/],
  ])('nothing is published of a file with %s', async (_, name, before, after, said) => {
    await edit(name, before, after);
    const { code, lines } = await run('publish', name);
    expect({ code, lines: lines.join('\n') }).toEqual({ code: 1, lines: expect.stringMatching(said) });
    expect(lines[0]).toMatch(RegExp(`^ads/${name}\\.json:\\d+: `));
    expect(await shown()).not.toHaveProperty(name);
  });

  const OFFER = {
    id: 'a',
    brand: 'A',
    bonus: '1%',
    title: 'a',
    terms: 'a',
    action: 'A',
    link: 'https://a.example/',
  };
  const VACANCY = { title: 'a', points: [], action: 'a', link: '/', badge: 'a', stars: 5 };

  test.each<[string, string, unknown, string]>([
    ['no file', 'cards', { value: 'x' }, 'At cards.0: expected an object, got "x"'],
    [
      'an offer without a name',
      'bookmakers',
      { value: { offers: [{ ...OFFER, brand: ' ' }], vacancy: VACANCY } },
      'At bookmakers.0.offers.0.brand: expected a text',
    ],
    [
      'a text that cannot be stored',
      'bookmakers',
      { value: { offers: [{ ...OFFER, brand: 'a\0' }], vacancy: VACANCY } },
      'At bookmakers.0: expected texts without NUL',
    ],
    [
      'half of a character',
      'bookmakers',
      { value: { offers: [{ ...OFFER, brand: '\ud83d' }], vacancy: VACANCY } },
      'At bookmakers.0: expected texts without NUL',
    ],
    [
      'a picture nobody sent',
      'overlays',
      {
        value: {
          popup: [],
          floatLeft: [],
          floatRight: [],
          catfish: [
            {
              id: 'a',
              alt: 'a',
              link: '/',
              picture: { file: `/media/${'0'.repeat(64)}.svg`, width: 1, height: 1 },
            },
          ],
        },
      },
      'At overlays.0: expected a picture that was sent before',
    ],
    [
      'a picture of another site',
      'overlays',
      {
        value: {
          popup: [],
          floatLeft: [],
          floatRight: [],
          catfish: [
            { id: 'a', alt: 'a', link: '/', picture: { file: 'https://a.example/a.svg', width: 1, height: 1 } },
          ],
        },
      },
      'At overlays.0: expected a picture that was sent before',
    ],
  ])('a publication with %s is refused', async (_, name, item, message) => {
    const { revision } = await readSiteContent(store().content);
    const changes = [{ kind: name, put: [item], takeDown: [] }];
    await expect(publish(store(), { revision, changes })).rejects.toThrow(message);
    expect(await shown()).not.toHaveProperty(name);
  });

  test('a backslash before u is a text like any other', async () => {
    const { revision } = await readSiteContent(store().content);
    const value = { offers: [{ ...OFFER, brand: 'a\\u0000 \\\\ud800' }], vacancy: VACANCY };
    await publish(store(), { revision, changes: [{ kind: 'bookmakers', put: [{ value }], takeDown: [] }] });
    expect((await shown()).bookmakers.offers[0].brand).toBe('a\\u0000 \\\\ud800');
  });
});
