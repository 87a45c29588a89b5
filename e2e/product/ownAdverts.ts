import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const PROJECT = join(import.meta.dirname, '../..');

type Size = readonly [width: number, height: number];
const SIDE: Size = [160, 400];

/** Each place with its banner; one has two, which take turns. */
const BANNERS: readonly { id: string; position: string; size: Size; phone?: Size; betting?: boolean }[] = [
  { id: 'san-co-xanh', position: 'OnHeaderLevel1', size: [728, 60] },
  { id: 'giay-bong-da', position: 'OnHeaderLevel2', size: [728, 90], phone: [360, 60] },
  { id: 'fb88-dau-trang', position: 'OnHeaderLevel2', size: [728, 90], phone: [360, 60], betting: true },
  { id: 'truyen-hinh-so', position: 'OnHeaderLevel3', size: [728, 90], phone: [360, 60] },
  { id: 'nuoc-uong', position: 'FixTopLeft', size: SIDE },
  { id: 'ao-dau', position: 'FixMiddleLeft', size: SIDE },
  { id: 'lop-bong-da', position: 'FixTopRight', size: SIDE },
  { id: 've-tran-dau', position: 'FixMiddleRight', size: SIDE },
  { id: 'tai-nghe', position: 'FixBottom', size: [728, 90], phone: [320, 48] },
];

/** Those that the ad team may change. */
const SETTINGS = {
  betting_adverts: true,
  euro_competition_ids: [201, 211, 221, 231, 241, 243, 213],
  social_links: [{ name: 'Facebook', link: 'https://example.com/facebook' }],
  advertising_contact: 'mailto:quang-cao@example.com',
  price_format: { sent: 'hong_kong' },
};

/** A new folder with adverts and settings of the tests: what the ad team's own files say today is the team's matter. */
export async function ownAdverts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tyso-adverts-'));
  await cp(join(PROJECT, 'mfe-ads/src/testing/content'), folder, { recursive: true });
  await writeFile(join(folder, 'banners.json'), JSON.stringify({ banners: BANNERS.map(banner) }, null, 2));
  await mkdir(join(folder, 'pictures'));
  for (const name of await readdir(folder)) {
    if (name.endsWith('.json')) await paint(folder, await readFile(join(folder, name), 'utf8'));
  }
  await writeFile(join(folder, 'settings.json'), JSON.stringify(SETTINGS));
  return folder;
}

/** Brings a running site in sync with these files of a folder, as their team does. */
export async function publishAdverts(folder: string, { dataDir }: { dataDir: string }, ...kinds: string[]) {
  const tool = join(PROJECT, 'server/api/dist/bin/content.js');
  const where = ['--from', folder, '--ads', folder, '--data', dataDir, '--take-down'];
  await promisify(execFile)(process.execPath, [tool, 'publish', ...kinds, ...where]);
}

function banner({ id, size, phone, ...banner }: (typeof BANNERS)[number]) {
  const picture = (suffix: string, [width, height]: Size) => ({ file: `pictures/${id}${suffix}.svg`, width, height });
  return {
    ...banner,
    id,
    alt: `Biểu ngữ ${id}`,
    link: `https://example.com/${id}`,
    picture: picture('', size),
    ...(phone && { phone_picture: picture('-phone', phone) }),
  };
}

/** A picture for each that the file names, of the size that it says. */
async function paint(folder: string, json: string): Promise<void> {
  for (const [, file = '', width, height] of json.matchAll(/"file": "(.+)",\s+"width": (\d+),\s+"height": (\d+)/g)) {
    const frame = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
    const field = `<rect width="${width}" height="${height}" fill="#0a5c36"/>`;
    await writeFile(join(folder, file), `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${field}</svg>\n`);
  }
}
