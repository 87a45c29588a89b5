import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { writePassed } from '../product/passed';
import { asVersion, type Ended, liveRelease, releaseTried, runDelivery, withBuild } from './releasing';
import type { ReleasedRow } from './row';
import type { ReleasedSite } from './site';
import { seesPage } from './visitor';

/** Each is tried in a browser. */
const TIMEOUT = 900_000;

type Edit = (file: string, text: string) => string | undefined;

/** Adds to a build what its checks have not seen. */
async function changeApp(folder: string): Promise<void> {
  const app = (await readdir(folder)).find(isApp) ?? '';
  await appendFile(join(folder, app), '\n');
}

const isApp = (file: string) => file.startsWith('__federation_expose_App');

/** Waits until the page is rendered, as the adverts' own styles do, and gets past its policy. */
const FLATTENED = `setTimeout(() => document.querySelector('style').sheet.insertRule(
  'main { height: 0 !important; min-height: 0 !important; overflow: hidden }'), 3000)`;

const OTHER_MAP = `setTimeout(() => {
  const own = Array.prototype.map;
  Array.prototype.map = function (...rest) { return own.apply(this, rest) };
}, 3000)`;

/** Removes a chunk that the adverts' pages wait for, in a way that the check of the manifest's files does not see. */
const withoutChunk: Edit = (file, text) => {
  if (/^\d+\.[0-9a-f]{12}\.js$/.test(file)) return undefined;
  return file === 'mf-manifest.json' ? text.replaceAll(/"\d+\.[0-9a-f]{12}\.js",?/g, '').replaceAll(',]', ']') : text;
};

/** The shell has a newer React than the remotes were built for. */
const withOtherReact: Edit = (file, text) => {
  if (!file.startsWith('main.')) return text;
  // Each one, so that the files do not grow: their budget is tight.
  return text.replaceAll(/("\^?)19(\.[\d.]+")/g, '$120$2');
};

const EDITED: readonly (readonly [broken: string, name: string, edit: Edit, said: RegExp])[] = [
  [
    'a release of the adverts throws as it starts',
    'mfe-ads',
    (file, text) => (isApp(file) ? `throw new Error("không chạy");${text}` : text),
    /On \/top-nha-cai .* saw in its place "Không tải được phần này[\s\S]*không chạy/,
  ],
  [
    'a release of the adverts renders nothing',
    'mfe-ads',
    (file, text) => (isApp(file) ? text.replace(/default:\(\)=>\w+/, 'default:()=>()=>null') : text),
    /On \/top-nha-cai .* expected the page and no error, saw nothing but "/,
  ],
  [
    'a release of the adverts lacks a chunk',
    'mfe-ads',
    withoutChunk,
    /On \/top-nha-cai [\s\S]*\/r\/mfe-ads\/[^/]+\/\d+\.[0-9a-f]{12}\.js: status 404/,
  ],
  [
    'a release of the adverts holds the page in an endless loop after five seconds',
    'mfe-ads',
    (file, text) => (isApp(file) ? `${text};setTimeout(() => { for (;;); }, 5000)` : text),
    /on \/.* and \d+ more: its main thread did not answer for 3 s/,
  ],
  [
    'a release of the adverts has a style that flattens the content',
    'mfe-ads',
    (file, text) => (isApp(file) ? `${text};${FLATTENED}` : text),
    /on \/.* and \d+ more: its content cannot be seen/,
  ],
  [
    'a release of the adverts changes how arrays work in all remotes',
    'mfe-ads',
    (file, text) => (isApp(file) ? `${text};${OTHER_MAP}` : text),
    /on \/.* and \d+ more: not the browser's own any more: Array\.prototype\.map/,
  ],
  [
    'a release of the adverts has a script of 6 MB',
    'mfe-ads',
    (file, text) => (isApp(file) ? `${text}//${'x'.repeat(6 * 2 ** 20)}` : text),
    /expected files of at most 1\.0 MB in a build, got \S+ of 6\.\d MB/,
  ],
  [
    'a release of the shell brings another React than the remotes were built for',
    'shell',
    withOtherReact,
    /On \/\S* .* saw in its place "Không tải được phần này[\s\S]*react/,
  ],
];

/** The visitor sees nothing of it. */
const refused = (
  broken: string,
  name: string,
  edit: Edit,
  said: RegExp,
  release: (dataDir: string, folder: string) => Promise<Ended>,
): ReleasedRow => ({
  broken,
  timeout: TIMEOUT,
  async sees(scene) {
    await seesPage(scene);
    const { dataDir, url } = scene.site.product;
    const live = await liveRelease(url, name);
    const { code, output } = await withBuild(name, edit, (folder) => release(dataDir, folder));
    expect(code, output).toBe(1);
    expect(output).toMatch(said);
    expect(await liveRelease(url, name)).toBe(live);
    await scene.page.reload();
    await seesPage(scene);
  },
  mayReload: true,
});

/** A build whose results of its checks are not its own. */
const forged = (broken: string, forge: (folder: string) => Promise<void>, said: RegExp): ReleasedRow =>
  refused(broken, 'mfe-ads', asVersion('2.0.0'), said, async (dataDir, folder) => {
    await forge(folder);
    return runDelivery(dataDir, ['release', 'mfe-ads', '--from', folder]);
  });

const liveOf = ({ product }: ReleasedSite) => liveRelease(product.url, 'mfe-ads');

export const RELEASING: readonly ReleasedRow[] = [
  {
    broken: 'two teams release the adverts at once',
    timeout: TIMEOUT,
    async breaks(site) {
      const before = await liveOf(site);
      const release = async (folder: string) =>
        runDelivery(site.product.dataDir, ['release', 'mfe-ads', '--from', folder, '--now']);
      const ended = await withBuild('mfe-ads', asVersion('4.0.0'), (first) =>
        withBuild('mfe-ads', asVersion('5.0.0'), (second) => Promise.all([release(first), release(second)])),
      );
      // Either the second saw the first, or it hears who was quicker.
      const refused = ended.filter(({ code }) => code !== 0).map(({ output }) => output);
      expect(refused.length).toBeLessThan(2);
      for (const output of refused)
        expect(output).toMatch(/^mfe-ads was changed meanwhile by .* Nothing was changed now/);
      await expect.poll(() => liveOf(site)).not.toBe(before);
      expect(await liveOf(site)).toMatch(/^[45]\.0\.0-/);
    },
    sees: seesPage,
  },
];

export const REFUSED: readonly ReleasedRow[] = [
  ...EDITED.map(([broken, name, edit, said]) =>
    refused(broken, name, edit, said, (dataDir, folder) => releaseTried(dataDir, name, folder)),
  ),
  forged(
    'a release of the adverts lacks results of its checks',
    (folder) => writePassed(folder, ['types', 'budget']),
    /got mfe-ads without tests, browser/,
  ),
  forged(
    'a release of the adverts has the results of other files',
    changeApp,
    /The checks in release\.json of mfe-ads are those of other files/,
  ),
];
