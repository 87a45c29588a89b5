import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readPointer, writePointer } from '../pointers/pointerFile';
import { CHECKS } from '../release/checks';
import { siteFolder } from '../siteFolder';
import { aRemoteBuild, aShellBuild, ENTRY_CODE, releaseBuild, writeBuild } from '../testing/builds';
import { temporaryFolder } from '../testing/temporaryFolder';
import { release } from './release';

async function historyOf(dataDir: string): Promise<unknown[]> {
  const text = await readFile(siteFolder(dataDir).history('mfe-scores'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('a release', () => {
  it('is live afterwards, under a name of version and content', async () => {
    const dataDir = await temporaryFolder();
    const done = await releaseBuild(dataDir, 'mfe-scores', aRemoteBuild());
    expect(done.kind).toBe('live');
    expect(done.release).toMatch(/^1\.2\.0-[0-9a-f]{10}$/);
    expect(await readPointer(siteFolder(dataDir), 'mfe-scores')).toEqual({
      schema: 1,
      remote: 'mfe-scores',
      state: 'on',
      live: {
        release: done.release,
        contract: 1,
        manifest: `/r/mfe-scores/${done.release}/mf-manifest.json`,
        manifestHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        entryIntegrity: expect.stringMatching(/^sha384-/),
        paths: ['/'],
        pages: [],
        slots: [],
      },
      previous: undefined,
      withdrawn: [],
      reloads: [],
      changedAt: '2022-12-09T19:00:00.000Z',
    });
  });

  it('has encodings beside the files that become smaller by them, and not of what the server draws with', async () => {
    const server = 'server.0123456789ab.js';
    const dataDir = await temporaryFolder();
    const done = await releaseBuild(dataDir, 'mfe-scores', aRemoteBuild({ 'ball.txt': 'đã', [server]: ENTRY_CODE }));
    const folder = path.join(siteFolder(dataDir).releasesOf('mfe-scores'), done.release);
    const entry = path.join(folder, 'remoteEntry.0a1b.js');
    expect(brotliDecompressSync(await readFile(`${entry}.br`)).toString()).toBe(ENTRY_CODE);
    expect(gunzipSync(await readFile(`${entry}.gz`)).toString()).toBe(ENTRY_CODE);
    const files = await readdir(folder);
    expect(files).toContain('ball.txt');
    expect(files).not.toContain('ball.txt.br');
    expect(files).not.toContain('App.77.js.br');
    expect(files).toContain(server);
    expect(files).not.toContain(`${server}.br`);
  });

  it('keeps the one before as previous, and says in the history who went from which to which', async () => {
    const dataDir = await temporaryFolder();
    const first = await releaseBuild(dataDir, 'mfe-scores', aRemoteBuild());
    const second = await releaseBuild(dataDir, 'mfe-scores', aRemoteBuild({ 'App.77.js': 'better();\n' }));
    const pointer = await readPointer(siteFolder(dataDir), 'mfe-scores');
    expect(pointer?.live.release).toBe(second.release);
    expect(pointer?.previous?.release).toBe(first.release);
    const line = {
      at: '2022-12-09T19:00:00.000Z',
      who: 'anh@tyso',
      what: 'release',
      key: expect.stringMatching(/^local \(/),
    };
    expect(await historyOf(dataDir)).toEqual([
      { ...line, to: first.release },
      { ...line, from: first.release, to: second.release },
    ]);
  });

  it('of the same bytes changes nothing, pointer and history included', async () => {
    const dataDir = await temporaryFolder();
    await releaseBuild(dataDir, 'mfe-scores', aRemoteBuild());
    const before = await stat(siteFolder(dataDir).pointer('mfe-scores'));
    const again = await releaseBuild(dataDir, 'mfe-scores', aRemoteBuild());
    expect(again.kind).toBe('unchanged');
    expect((await stat(siteFolder(dataDir).pointer('mfe-scores'))).ino).toBe(before.ino);
    expect(await historyOf(dataDir)).toHaveLength(1);
  });

  it('of a remote that is switched off leaves it off', async () => {
    const dataDir = await temporaryFolder();
    const site = siteFolder(dataDir);
    await releaseBuild(dataDir, 'mfe-scores', aRemoteBuild());
    const pointer = await readPointer(site, 'mfe-scores');
    if (pointer?.remote !== 'mfe-scores') throw new Error('no pointer');
    await writePointer(site, { ...pointer, state: 'off' });
    await releaseBuild(dataDir, 'mfe-scores', aRemoteBuild({ 'App.77.js': 'better();\n' }));
    expect(await readPointer(site, 'mfe-scores')).toMatchObject({ state: 'off' });
  });

  it('mends a pointer that was damaged', async () => {
    const dataDir = await temporaryFolder();
    await releaseBuild(dataDir, 'mfe-scores', aRemoteBuild());
    await writeFile(siteFolder(dataDir).pointer('mfe-scores'), '{"schema": 1, "rem');
    const done = await releaseBuild(dataDir, 'mfe-scores', aRemoteBuild());
    expect((await readPointer(siteFolder(dataDir), 'mfe-scores'))?.live.release).toBe(done.release);
  });

  it('of the shell names the script that draws the frame, if it has one', async () => {
    const dataDir = await temporaryFolder();
    const build = aShellBuild({ 'server.0f.js': 'draw();\n' }, { server: 'server.0f.js' });
    const done = await releaseBuild(dataDir, 'shell', build);
    expect(await readPointer(siteFolder(dataDir), 'shell')).toMatchObject({
      live: { server: { src: `/r/shell/${done.release}/server.0f.js`, integrity: expect.stringMatching(/^sha384-/) } },
    });
    const without = releaseBuild(dataDir, 'shell', aShellBuild({}, { server: 'server.0f.js' }));
    await expect(without).rejects.toThrow('server.0f.js of the build');
  });

  it('of the shell names its scripts with their integrity', async () => {
    const dataDir = await temporaryFolder();
    const done = await releaseBuild(dataDir, 'shell', aShellBuild());
    expect(await readPointer(siteFolder(dataDir), 'shell')).toMatchObject({
      live: { scripts: [{ src: `/r/shell/${done.release}/main.0f.js`, integrity: expect.stringMatching(/^sha384-/) }] },
    });
  });

  it.each([
    ['an entry that is missing', { 'remoteEntry.0a1b.js': '' }, 'remoteEntry.0a1b.js of the build'],
    ['a chunk that is empty', { 'Detail.88.js': '' }, 'Detail.88.js of the build'],
    ['a manifest that is no JSON', { 'mf-manifest.json': '<!doctype html>' }, 'mf-manifest.json is no JSON'],
    [
      'a manifest of another shape',
      { 'mf-manifest.json': '{}' },
      'At mf-manifest.json.metaData: expected a value, got nothing',
    ],
  ])('of %s is refused, and nothing is written', async (_, changes, message) => {
    const dataDir = await temporaryFolder();
    await expect(releaseBuild(dataDir, 'mfe-scores', aRemoteBuild(changes))).rejects.toThrow(message);
    await expect(stat(siteFolder(dataDir).releases)).rejects.toThrow('ENOENT');
  });

  it.each([
    ['a slot that no page has', { slots: ['Roof'] }, 'At release.json.slots.0: expected a slot name, got "Roof"'],
    ['a page of another module', { paths: [{ path: '/', module: './Home' }] }, 'expected ./App, got "./Home"'],
    ['an entry outside the build', { entry: '../../etc/passwd' }, 'expected the name of a file of the build'],
    ['another remote', { remote: 'mfe-ads' }, 'holds a build of mfe-ads, not of mfe-scores'],
    ['a future schema', { schema: 2 }, 'At release.json.schema: expected schema 1, got 2'],
  ])('that describes %s is refused', async (_, description, message) => {
    const dataDir = await temporaryFolder();
    await expect(releaseBuild(dataDir, 'mfe-scores', aRemoteBuild({}, description))).rejects.toThrow(message);
  });

  it('of a shell with style sheets is refused: no page would load them', async () => {
    const dataDir = await temporaryFolder();
    const build = aShellBuild({ 'main.css': 'b{}' }, { styles: ['main.css'] });
    await expect(releaseBuild(dataDir, 'shell', build)).rejects.toThrow('expected no style sheets');
  });

  it('without a build says so', async () => {
    const dataDir = await temporaryFolder();
    const order = {
      builds: [{ name: 'mfe-ads', from: `${dataDir}/nowhere` }],
      dataDir,
      now: () => new Date(0),
      who: 'anh',
      checked: CHECKS,
    } as const;
    await expect(release(order)).rejects.toThrow('There is no build of mfe-ads');
  });

  it('whose folder holds other bytes is refused, and the live one stays', async () => {
    const dataDir = await temporaryFolder();
    const site = siteFolder(dataDir);
    const first = await releaseBuild(dataDir, 'mfe-scores', aRemoteBuild());
    const file = path.join(site.releasesOf('mfe-scores'), first.release, 'App.77.js');
    await writeFile(file, 'somebody else();\n');
    await expect(releaseBuild(dataDir, 'mfe-scores', aRemoteBuild())).rejects.toThrow(
      'exists with other content (App.77.js)',
    );
    expect(await readFile(file, 'utf8')).toBe('somebody else();\n');
  });

  it('of one build by two at once is one release', async () => {
    const dataDir = await temporaryFolder();
    const from = await writeBuild(path.join(dataDir, 'build'), aRemoteBuild());
    const builds = [{ name: 'mfe-scores', from }] as const;
    const order = { builds, dataDir, now: () => new Date(0), who: 'anh', checked: CHECKS };
    const [[one], [two]] = await Promise.all([release(order), release(order)]);
    expect(one?.build.release).toBe(two?.build.release);
    expect(await readdir(siteFolder(dataDir).releasesOf('mfe-scores'))).toEqual([one?.build.release]);
    expect(await historyOf(dataDir)).toHaveLength(1);
  });
});
