import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { release } from '../changes/release';
import { readPointer } from '../pointers/pointerFile';
import { siteFolder } from '../siteFolder';
import { aRemoteBuild, releaseBuild, writeBuild } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { CHECKS } from './checks';

const better = aRemoteBuild({ 'App.77.js': 'better();\n' });

it('a release is tried in a data folder as it would be, unseen by visitors', async () => {
  const { dataDir, site, release } = await aLiveSite();
  const first = await release('first');
  const tried: unknown[] = [];
  await releaseBuild(dataDir, 'mfe-scores', better, {
    tryOut: async (staged, names) => {
      const pointer = await readPointer(siteFolder(staged), 'mfe-scores');
      const code = path.join(siteFolder(staged).releasesOf('mfe-scores'), pointer?.live.release ?? '', 'App.77.js');
      tried.push(names, await readFile(code, 'utf8'), pointer?.previous);
      expect(await readPointer(siteFolder(staged), 'shell')).toEqual(await readPointer(site, 'shell'));
      expect((await readPointer(site, 'mfe-scores'))?.live.release).toBe(first);
      expect(await readdir(site.releasesOf('mfe-scores'))).toEqual([first]);
    },
  });
  expect(tried).toEqual([['mfe-scores'], 'better();\n', undefined]);
  expect(await readdir(site.staging)).toEqual([]);
});

it('one that fails when it is tried leaves everything as it was', async () => {
  const { dataDir, site, release, pointer, history } = await aLiveSite();
  const first = await release('first');
  const tryOut = () => Promise.reject(new Error('On / saw nothing'));
  await expect(releaseBuild(dataDir, 'mfe-scores', better, { tryOut })).rejects.toThrow('On / saw nothing');
  expect((await pointer())?.live.release).toBe(first);
  expect(await readdir(site.releasesOf('mfe-scores'))).toEqual([first]);
  expect(await readdir(site.staging)).toEqual([]);
  expect(await history()).toHaveLength(1);
});

it('a dry run tries it and changes nothing', async () => {
  const { dataDir, site, release, pointer } = await aLiveSite();
  const first = await release('first');
  const tryOut = jest.fn(async () => {});
  const { kind } = await releaseBuild(dataDir, 'mfe-scores', better, { tryOut, isDry: true });
  expect([kind, tryOut.mock.calls.length]).toEqual(['dry', 1]);
  expect((await pointer())?.live.release).toBe(first);
  expect(await readdir(site.releasesOf('mfe-scores'))).toEqual([first]);
});

it('the history has the time it went live, not that of its try', async () => {
  const { dataDir, pointer, history } = await aLiveSite();
  let time = new Date('2022-12-10T19:00:00Z');
  const tryOut = async () => {
    time = new Date('2022-12-10T19:00:40Z');
  };
  await releaseBuild(dataDir, 'mfe-scores', better, { tryOut, now: () => time });
  expect([(await history()).at(-1)?.at, (await pointer())?.changedAt]).toEqual(
    Array(2).fill('2022-12-10T19:00:40.000Z'),
  );
});

it('a remote that is off is tried as if it were on, and stays off', async () => {
  const { dataDir, release, type, pointer } = await aLiveSite();
  await release('first');
  await type('off', 'mfe-scores');
  await releaseBuild(dataDir, 'mfe-scores', better, {
    tryOut: async (staged) =>
      expect(await readPointer(siteFolder(staged), 'mfe-scores')).toMatchObject({ state: 'on' }),
  });
  expect(await pointer()).toMatchObject({ state: 'off' });
});

it('it is tried again when others went live meanwhile', async () => {
  const { dataDir, release, pointer } = await aLiveSite();
  let tries = 0;
  await releaseBuild(dataDir, 'mfe-scores', better, {
    tryOut: async (staged) => {
      tries += 1;
      if (tries === 1) await release('cards', {}, 'mfe-ads');
      else await stat(siteFolder(staged).pointer('mfe-ads'));
    },
  });
  expect(tries).toBe(2);
  expect((await pointer())?.live.release).toBeDefined();
});

it('it does not replace a release of the same remote made meanwhile', async () => {
  const { dataDir, release, pointer } = await aLiveSite();
  await release('first');
  let second = '';
  const attempt = releaseBuild(dataDir, 'mfe-scores', better, {
    tryOut: async () => {
      second = await release('second');
    },
  });
  await expect(attempt).rejects.toThrow('went live while 1.2.0-');
  expect((await pointer())?.live.release).toBe(second);
});

describe('two that are released together', () => {
  async function together() {
    const it = await aLiveSite();
    const builds = await Promise.all(
      (['mfe-scores', 'mfe-ads'] as const).map(async (name) => {
        const build = aRemoteBuild({ 'App.77.js': 'better();\n' }, { remote: name });
        return { name, from: await writeBuild(path.join(it.dataDir, `better-${name}`), build) };
      }),
    );
    const now = () => new Date('2022-12-10T00:00:00Z');
    const order = { builds, dataDir: it.dataDir, now, who: 'anh', checked: CHECKS };
    return { ...it, order };
  }

  it('both stay what they were when one of them was replaced meanwhile', async () => {
    const { release: releaseCode, order, pointer } = await together();
    const first = await releaseCode('first');
    const tryOut = async () => void (await releaseCode('cards', {}, 'mfe-ads'));
    await expect(release({ ...order, tryOut })).rejects.toThrow('mfe-ads 1.2.0-');
    expect((await pointer())?.live.release).toBe(first);
  });

  it('one that could not go live leaves no doubt that the other did', async () => {
    const { site, order, pointer, write } = await together();
    const tryOut = () => write(path.join(site.releases, 'mfe-ads'), 'a file where a folder should be');
    const attempt = release({ ...order, tryOut });
    await expect(attempt).rejects.toThrow('Only a part went live: mfe-scores 1.2.0-');
    expect((await pointer())?.live.release).toMatch(/^1\.2\.0-/);
  });
});
