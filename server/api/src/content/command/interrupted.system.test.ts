import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findAdminEndpoint } from 'server-shared/admin/adminClient';
import { onEachStore, openTestStore } from '../../testing/testStore';
import { openContentSite } from '../testing/contentSite';

const SCHEMA = path.join(__dirname, '../../../../../mfe-ads/content/banners.schema.json');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="728" height="90"/>';

/** A gate that two callers pass together. */
function createMeeting() {
  let open = () => {};
  let waiting = 0;
  const met = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    waiting += 1;
    if (waiting === 2) open();
    return met;
  };
}

onEachStore((kind) => {
  const store = openTestStore(kind);
  let beforeChange: (cut: () => void) => Promise<void>;
  let changed: Promise<void> | undefined;
  const site = openContentSite(store, (given, app) => ({
    ...given,
    async changeContent(change) {
      await beforeChange(() => app.server.closeAllConnections());
      changed = given.changeContent(change);
      await changed;
    },
  }));

  beforeEach(async () => {
    beforeChange = async () => {};
    await site.folder.write('ads/pictures/ao.svg', SVG);
    await site.folder.write('ads/banners.schema.json', await readFile(SCHEMA));
    const picture = { file: 'pictures/ao.svg', width: 728, height: 90 };
    const banner = { id: 'ao', position: 'OnHeaderLevel2', alt: 'Áo', link: 'https://ao.example/', picture };
    await site.folder.write(
      'ads/banners.json',
      JSON.stringify({ $schema: './banners.schema.json', banners: [banner] }),
    );
  });

  const shown = async () => (await store().banners(0)).banners.map(({ id }) => id);

  test('a publication that breaks off after its pictures leaves the site as it was; the next one finishes it', async () => {
    beforeChange = async (cut) => {
      cut();
      throw new Error('the server is dying');
    };
    const { code, lines } = await site.run('publish', 'banners');
    expect(code).toBe(3);
    expect(lines.at(-1)).toMatch(/^api went away before it answered \/content\/publish: .+ do the same once more/);
    expect(await shown()).toEqual([]);
    beforeChange = async () => {};
    expect((await site.run('publish', 'banners')).lines.at(-1)).toBe('Published; 0 pictures sent');
    expect(await shown()).toEqual(['ao']);
  });

  test('one whose answer is lost is done, and the next one finds nothing to do', async () => {
    beforeChange = async (cut) => cut();
    expect((await site.run('publish', 'banners')).code).toBe(3);
    await changed;
    beforeChange = async () => {};
    const { code, lines } = await site.run('publish', 'banners');
    expect({ code, last: lines.at(-1) }).toEqual({ code: 0, last: 'The site is in sync with the files' });
    expect(await shown()).toEqual(['ao']);
  });

  test('of two commands at once the second is refused in words, and nothing is there twice', async () => {
    beforeChange = createMeeting();
    const runs = await Promise.all([site.run('publish', 'banners'), site.run('publish', 'banners')]);
    expect(runs.map(({ code }) => code).sort()).toEqual([0, 3]);
    expect(runs.find(({ code }) => code === 3)?.lines.at(-1)).toBe(
      'Somebody else has published meanwhile: do it again',
    );
    expect(await shown()).toEqual(['ao']);
  });

  test('a picture of 20 MB is refused by the site, too', async () => {
    const bytes = randomBytes(20_000_000);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const endpoint = await findAdminEndpoint(site.dataDir());
    await expect(endpoint.put(`/media/${hash}.webp`, bytes, 'image/webp')).rejects.toThrow(
      /too large|went away before it answered/,
    );
    expect(await store().content.missingPictures([hash])).toEqual([hash]);
  });
});
