import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aShellBuild, releaseBuild } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';

describe('a rollback', () => {
  it('makes the release before live again, with who and why', async () => {
    const { release, type, pointer, history } = await aLiveSite();
    const first = await release('first');
    const second = await release('second');
    expect(await type('rollback', 'mfe-scores', '--reason', 'bảng trắng')).toEqual([
      `mfe-scores ${first} is live again, in place of ${second}`,
    ]);
    expect((await pointer())?.live.release).toBe(first);
    expect((await history()).at(-1)).toMatchObject({
      who: 'anh',
      what: 'rollback',
      why: 'bảng trắng',
      from: second,
      to: first,
    });
  });

  it('lets the release before that stand in, never the one it comes back from; a second one goes further back', async () => {
    const { release, type, pointer } = await aLiveSite();
    const [first, second] = [await release('first'), await release('second'), await release('third')];
    await type('rollback', 'mfe-scores');
    expect(await pointer()).toMatchObject({ live: { release: second }, previous: { release: first } });
    await type('rollback', 'mfe-scores');
    expect(await pointer()).toMatchObject({ live: { release: first } });
    expect((await pointer())?.previous).toBeUndefined();
    // Its release came after the one that is left now.
    await type('rollback', 'mfe-scores', '--to', second);
    expect(await pointer()).toMatchObject({ live: { release: second } });
    expect((await pointer())?.previous).toBeUndefined();
  });

  it('goes to the release that is named, also forward', async () => {
    const { release, type, pointer } = await aLiveSite();
    const first = await release('first');
    await release('second');
    const third = await release('third');
    await type('rollback', 'mfe-scores', '--to', first);
    await type('rollback', 'mfe-scores', '--to', third);
    expect((await pointer())?.live.release).toBe(third);
  });

  it('keeps a remote off that is off, and says so', async () => {
    const { release, type, pointer } = await aLiveSite();
    await release('first');
    await release('second');
    await type('off', 'mfe-scores');
    expect(await type('rollback', 'mfe-scores')).toContainEqual(expect.stringContaining('mfe-scores is off, though'));
    expect(await pointer()).toMatchObject({ state: 'off' });
  });

  it('of a damaged pointer begins with the last good one', async () => {
    const { release, type, pointer, site, write } = await aLiveSite();
    const first = await release('first');
    await release('second');
    await write(site.pointer('mfe-scores'), '{"schema": 2');
    await type('rollback', 'mfe-scores');
    expect((await pointer())?.live.release).toBe(first);
  });

  it.each([
    ['a name that there is not', ['mfe-chess'], 'Nothing of mfe-chess was ever released.'],
    ['no name', [], 'rollback: expected one name, got none'],
    ['two names', ['shell', 'mfe-ads'], 'rollback: expected one name'],
    ['what was never released', ['mfe-ads'], 'Nothing of mfe-ads was ever released.'],
    [
      'a release that there is not',
      ['mfe-scores', '--to', '9.9.9-x'],
      'There is no release 9.9.9-x of mfe-scores. There are: 1.2.0-',
    ],
    ['an option that there is not', ['mfe-scores', '--force'], "Unknown option '--force'"],
    ['an option of another command', ['mfe-scores', '--keep', '12'], 'rollback has no --keep.'],
  ])('of %s is refused', async (_, args, message) => {
    const { release, type } = await aLiveSite();
    await release('first');
    await expect(type('rollback', ...args)).rejects.toThrow(message);
  });

  it.each([
    ['rollback', 'npm run rollback -- <name>'],
    ['off', 'npm run off -- <remote>'],
    ['on', 'npm run on -- <remote>'],
    ['list', 'npm run releases [-- <name>...]'],
    ['prune', 'npm run releases:prune [-- --keep <n>]'],
  ])('%s shows how it goes, and changes nothing', async (verb, usage) => {
    const { type, history } = await aLiveSite();
    expect(await type(verb, 'shell', '--help')).toEqual([expect.stringContaining(usage)]);
    expect(await history('shell')).toHaveLength(1);
  });

  it('with nothing before it, or to what is live, is refused', async () => {
    const { release, type } = await aLiveSite();
    const first = await release('first');
    await expect(type('rollback', 'mfe-scores')).rejects.toThrow(`There is nothing before mfe-scores ${first}.`);
    await expect(type('rollback', 'mfe-scores', '--to', first)).rejects.toThrow(`mfe-scores ${first} is live already.`);
  });

  it.each([
    ['a file that was changed', 'App.77.js', 'other();\n', 'its files are not those it was released with'],
    ['a file that was cut off', 'App.77.js', 'fir', 'its files are not those it was released with'],
    ['a page in the place of a script', 'App.77.js', '<!doctype html>', 'App.77.js: expected JavaScript'],
    [
      'an encoding of something else',
      'remoteEntry.0a1b.js.br',
      'x',
      'remoteEntry.0a1b.js.br is not the encoding of its file',
    ],
    ['a file that is gone', 'mf-manifest.json', undefined, 'mf-manifest.json is missing'],
  ])('to a release with %s is refused, and nothing changes', async (_, file, content, message) => {
    const { release, type, site, pointer } = await aLiveSite();
    const first = await release('first');
    const second = await release('second');
    const damaged = path.join(site.releasesOf('mfe-scores'), first, file);
    await (content === undefined ? rm(damaged) : writeFile(damaged, content));
    const attempt = type('rollback', 'mfe-scores');
    await expect(attempt).rejects.toThrow(`mfe-scores ${first} is damaged: `);
    await expect(attempt).rejects.toThrow(message);
    expect((await pointer())?.live.release).toBe(second);
  });

  it('to a contract that the live shell does not know is refused, and so is such a release', async () => {
    const { release, type, dataDir } = await aLiveSite();
    await release('first');
    const newShell = () => releaseBuild(dataDir, 'shell', aShellBuild({}, { contract: 2 }));
    await expect(newShell()).rejects.toThrow(
      'mfe-scores has contract 1 and the shell 2: visitors would not see mfe-scores.',
    );
    // Switched off, it blocks nothing.
    await type('off', 'mfe-scores');
    await newShell();
    await expect(type('on', 'mfe-scores')).rejects.toThrow('mfe-scores has contract 1 and the shell 2');
    await release('second', { contract: 2 });
    await type('on', 'mfe-scores');
    await expect(type('rollback', 'mfe-scores')).rejects.toThrow('mfe-scores has contract 1 and the shell 2');
    await expect(release('third', { contract: 3 })).rejects.toThrow('mfe-scores has contract 3 and the shell 2');
  });
});

describe('a remote', () => {
  it('is switched off and on again, with who and why', async () => {
    const { release, type, pointer, history } = await aLiveSite();
    const first = await release('first');
    expect(await type('off', 'mfe-scores', '--reason', 'thử')).toEqual(['mfe-scores is off']);
    expect(await pointer()).toMatchObject({ state: 'off', live: { release: first } });
    expect(await type('on', 'mfe-scores')).toEqual(['mfe-scores is on']);
    expect((await history()).map(({ what, why, to }) => [what, why, to])).toEqual([
      ['release', undefined, first],
      ['off', 'thử', first],
      ['on', undefined, first],
    ]);
  });

  it('is left to the browser and drawn again, also by its next release', async () => {
    const { release, type, pointer, history } = await aLiveSite();
    const first = await release('first');
    expect(await type('off', 'mfe-scores', '--drawing', '--reason', 'thử')).toEqual(['drawing of mfe-scores is off']);
    expect(await pointer()).toMatchObject({ state: 'on', drawing: 'off', live: { release: first } });
    const second = await release('second');
    expect(await pointer()).toMatchObject({ state: 'on', drawing: 'off', live: { release: second } });
    expect((await type('list', 'mfe-scores'))[1]).toContain('live, not drawn');
    expect(await type('on', 'mfe-scores', '--drawing')).toEqual(['drawing of mfe-scores is on']);
    expect(await pointer()).toMatchObject({ drawing: undefined });
    expect((await history()).map(({ what, why }) => [what, why])).toEqual([
      ['release', undefined],
      ['drawing off', 'thử'],
      ['release', undefined],
      ['drawing on', undefined],
    ]);
  });

  it.each([
    [['on', 'mfe-scores'], 'mfe-scores is on already.'],
    [['on', 'mfe-scores', '--drawing'], 'Drawing of mfe-scores is on already.'],
    [['rollback', 'mfe-scores', '--drawing'], 'rollback has no --drawing.'],
    [['off', 'shell'], 'The shell is the page itself'],
    [['off', 'mfe-ads'], 'Nothing of mfe-ads was ever released.'],
    [['off', 'chess'], 'Expected shell, or the name of a remote such as mfe-scores, got chess.'],
    [['away', 'mfe-scores'], 'What shall be done?\nnpm run rollback -- <name>'],
  ])('is not switched by %j', async (args, message) => {
    const { release, type } = await aLiveSite();
    await release('first');
    await expect(type(...args)).rejects.toThrow(message);
  });
});
