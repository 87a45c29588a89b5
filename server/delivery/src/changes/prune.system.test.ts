import { mkdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { releasesThere } from '../release/storedRelease';
import { thisWorker } from '../release/worker';
import { aPreview } from '../testing/aPreview';
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
  // By the time of the files: this machine's clock may be a day ahead of the other's.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
  await type('prune');
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

describe('of releases that were never live', () => {
  /** Stored for looks that are over, the oldest first. */
  async function looks({ dataDir, site }: Awaited<ReturnType<typeof aSiteWith>>, count: number): Promise<string[]> {
    const now = new Date(Date.UTC(2022, 0));
    const looked: string[] = [];
    for (let index = 0; index < count; index++) {
      const { release } = await aPreview(dataDir, { now, description: { version: `2.${index}.0` } });
      const written = new Date(Date.UTC(2023, 0, index + 1));
      await utimes(path.join(site.releasesOf('mfe-scores'), release), written, written);
      looked.push(release);
    }
    return looked;
  }

  it('the newest ten stay, beside ten that were live', async () => {
    const at = await aSiteWith(12);
    const looked = await looks(at, 12);
    const removed = [...at.releases.slice(0, 2), ...looked.slice(0, 2)];
    expect(await at.type('prune')).toContain(`mfe-scores: 20 kept, removed ${removed.join(', ')}`);
    expect(await at.there()).toEqual([...at.releases.slice(2), ...looked.slice(2)].sort());
    expect(await at.type('prune')).toContain('mfe-scores: nothing to remove, 20 kept');
  });

  it('however many newer ones there are, none pushes out one that was live, and none of these one of them', async () => {
    const at = await aSiteWith(10);
    const looked = await looks(at, 11);
    expect(await at.type('prune')).toContain(`mfe-scores: 20 kept, removed ${looked[0]}`);
    expect(await at.there()).toEqual(expect.arrayContaining(at.releases));
  });

  it('one that went live counts among those that were', async () => {
    const at = await aSiteWith(9);
    const looked = await looks(at, 10);
    const went = await at.release('looked', { version: '2.0.0' });
    expect(went).toBe(looked[0]);
    expect(await at.type('prune')).toContain('mfe-scores: nothing to remove, 19 kept');
  });

  it('what is removed goes with its signatures and its note', async () => {
    const at = await aSiteWith(1);
    const [oldest = ''] = await looks(at, 11);
    const { previews, signatures } = at.site;
    const beside = [path.join(previews, 'mfe-scores', `${oldest}.json`), signatures('mfe-scores', oldest)];
    for (const file of beside) expect(await at.text(file)).toContain('{');
    await at.type('prune', '--dry-run');
    for (const file of beside) expect(await at.text(file)).toContain('{');
    await at.type('prune');
    for (const file of beside) await expect(at.text(file)).rejects.toThrow('ENOENT');
  });

  it('one whose link is valid stays, and takes no place from others', async () => {
    const at = await aSiteWith(1);
    const looked = await looks(at, 10);
    const { release } = await aPreview(at.dataDir, {
      now: new Date(Date.UTC(2022, 11, 9)),
      description: { version: '3.0.0' },
    });
    const oldest = new Date(Date.UTC(2020, 0));
    await utimes(path.join(at.site.releasesOf('mfe-scores'), release), oldest, oldest);
    expect(await at.type('prune')).toContain('mfe-scores: nothing to remove, 12 kept');
    expect(await at.there()).toEqual([...at.releases, ...looked, release].sort());
  });
});
