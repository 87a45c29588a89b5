import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { revokeKey } from '../changes/changeKeys';
import { watchPointers } from '../pointers/livePointers';
import { followTrust } from '../signing/createGate';
import { aPreview } from '../testing/aPreview';
import { aLiveSite } from '../testing/liveSite';
import { createPreviews } from './createPreviews';

async function aSite() {
  const it = await aLiveSite();
  await it.release('app');
  const live = await watchPointers(it.site, () => {}).current();
  let now = Date.now();
  const reports: string[] = [];
  const report = (error: Error) => void reports.push(error.message);
  const trust = await followTrust(it.site, report, report, () => now);
  const previews = createPreviews(it.site, trust, { report, now: () => now });
  const { token, release } = await aPreview(it.dataDir);
  return {
    ...{ it, reports, token, secret: it.site.previewSecret },
    folder: path.join(it.site.releasesOf('mfe-scores'), release),
    look: async (ms = 0) => {
      now += ms;
      return (await previews.look(token, live)).kind;
    },
  };
}

it('a release that cannot be shown is read once in five seconds, however often it is asked for', async () => {
  const { look, reports, folder, it } = await aSite();
  const file = path.join(folder, 'App.77.js');
  const good = await readFile(file);
  await it.write(file, 'stolen();\n');
  expect(await Promise.all([look(), look(), look()])).toEqual(['gone', 'gone', 'gone']);
  await it.write(file, String(good));
  expect(await look(4_999)).toBe('gone');
  expect(reports).toEqual([expect.stringContaining('App.77.js was changed after signing')]);
  expect(await look(2)).toBe('shown');
  expect(await look(3_600_000)).toBe('shown');
});

it('a secret that others may read counts from the moment on that they may not, and the other way round', async () => {
  const { look, secret, reports } = await aSite();
  expect(await look()).toBe('shown');
  await chmod(secret, 0o644);
  expect(await look()).toBe('forged');
  await chmod(secret, 0o600);
  expect(await look()).toBe('shown');
  expect(reports).toEqual([expect.stringContaining('expected a secret that only its owner may read')]);
});

it.each([
  [
    'a large file',
    (file: string) => writeFile(file, 'x'.repeat(10_001), { mode: 0o600 }),
    'expected {"secret": "…"}, got something else',
  ],
  ['no file', (file: string) => rm(file), undefined],
])('%s in the secret’s place makes all links worthless', async (_, replace, said) => {
  const { look, secret, reports } = await aSite();
  await replace(secret);
  for (let times = 0; times < 3; times++) expect(await look(1_000)).toBe('forged');
  expect(reports).toEqual(said === undefined ? [] : [expect.stringContaining(said)]);
});

it('a release whose key is taken away is shown no more', async () => {
  const { look, it: at, reports } = await aSite();
  expect(await look()).toBe('shown');
  await revokeKey(at.site, 'local', new Date());
  expect(await look()).toBe('gone');
  expect(reports).toEqual([expect.stringContaining('which was revoked on')]);
});
