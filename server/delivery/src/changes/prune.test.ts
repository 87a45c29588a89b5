import { mkdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { releasesThere } from '../release/storedRelease';
import { thisWorker } from '../release/worker';
import { aLiveSite } from '../testing/liveSite';

async function aSiteWith(count: number) {
  const site = await aLiveSite();
  const releases: string[] = [];
  for (let index = 0; index < count; index++) releases.push(await site.release(`number${index}`));
  const there = async () => (await releasesThere(site.site, 'mfe-scores')).map(({ release }) => release).sort();
  return { ...site, releases, there };
}

it('the newest ten stay, and what a pointer names', async () => {
  const { type, releases, there } = await aSiteWith(13);
  const [oldest = '', second = '', third = '', fourth = ''] = releases;
  await type('rollback', 'mfe-scores', '--to', second);
  expect(await type('prune', '--dry-run')).toContain(`mfe-scores: 11 kept, would remove ${third}, ${fourth}`);
  expect(await there()).toHaveLength(13);
  // The release that was made live last counts as new; the one before it is its fallback.
  expect(await type('prune')).toContain(`mfe-scores: 11 kept, removed ${third}, ${fourth}`);
  expect(await there()).toEqual([oldest, second, ...releases.slice(4)].sort());
});

it('nothing is removed where the pointer cannot be read', async () => {
  const { type, there, site, write } = await aSiteWith(12);
  await write(site.pointer('mfe-scores'), '{"schema": 2}');
  expect(await type('prune')).toContain(
    'mfe-scores: nothing removed, because its pointer cannot be read (At mfe-scores.json.schema: expected schema 1, got 2)',
  );
  expect(await there()).toHaveLength(12);
});

it('nothing is removed where the pointer was taken away', async () => {
  const { type, there, site } = await aSiteWith(12);
  await rm(site.pointer('mfe-scores'));
  expect(await type('prune')).toContain(
    'mfe-scores: nothing removed, because its pointer cannot be read (At live/mfe-scores.json: expected the file, got none)',
  );
  expect(await there()).toHaveLength(12);
});

it('what a killed command left is taken away, and what another one is at is not', async () => {
  const { type, site } = await aSiteWith(1);
  const left = path.join(site.staging, `${thisWorker().host}~999999999~1~x`);
  const elsewhere = path.join(site.staging, `${thisWorker().host}0~1~1~x`);
  await mkdir(left, { recursive: true });
  await mkdir(elsewhere, { recursive: true });
  await type('prune');
  await expect(utimes(left, 0, 0)).rejects.toThrow('ENOENT');
  await utimes(elsewhere, 0, 0);
  await type('prune');
  await expect(utimes(elsewhere, 0, 0)).rejects.toThrow('ENOENT');
});

it.each([
  [['--keep', '9'], '--keep: expected 10 or more, got "9"'],
  [['--keep', 'many'], '--keep: expected 10 or more, got "many"'],
  [['mfe-scores'], 'prune takes no names, got mfe-scores'],
])('prune %j is refused', async (args, message) => {
  const { type } = await aSiteWith(1);
  await expect(type('prune', ...args)).rejects.toThrow(message);
});
