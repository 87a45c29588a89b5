import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import { readFiles } from '../release/buildFolder';
import { CHECKS, type Check, recordBrought, splitBrought } from '../release/checks';
import { siteFolder } from '../siteFolder';
import { aRemoteBuild, aShellBuild, writeBuild } from '../testing/builds';
import { temporaryFolder } from '../testing/temporaryFolder';
import { liveCommand } from './liveCommand';
import { type RunScript, releaseCommand } from './releaseCommand';

const SERVER = 'server.0123456789ab.js';

/** Writes a build that says to have passed these checks. */
async function writeChecked(folder: string, build: ReturnType<typeof aShellBuild>, checks: readonly Check[] = CHECKS) {
  await writeBuild(folder, build);
  await recordBrought(folder, splitBrought(await readFiles(folder)).files, checks);
}

/** A checkout with builds of all four, and the command in it. */
async function aCheckout(checks: readonly Check[] = CHECKS) {
  const cwd = await temporaryFolder();
  await writeChecked(path.join(cwd, 'shell/dist'), aShellBuild(), checks);
  for (const remote of ['mfe-scores', 'mfe-articles', 'mfe-ads']) {
    await writeChecked(path.join(cwd, remote, 'dist'), aRemoteBuild({}, { remote }), checks);
  }
  const ran: (readonly string[])[] = [];
  const failing: string[] = [];
  /** What a script does beside ending well. */
  const scripts: Record<string, () => Promise<void>> = {};
  const runScript: RunScript = async (script, args) => {
    ran.push([script, ...args]);
    await scripts[script]?.();
    return !failing.includes(script);
  };
  const typeIn = async (command: typeof releaseCommand | typeof liveCommand, args: string[]) => {
    const printed: string[] = [];
    const context = {
      ...{ cwd, root: cwd, dataDir: path.join(cwd, '.data') },
      who: 'anh',
      now: () => new Date(0),
      print: (line: string) => printed.push(line),
    };
    await command(args, context, runScript);
    return printed.map((line) => line.replace(/\d\.\d\.\d-\w{10}/, '<release>'));
  };
  const type = (...args: string[]) => typeIn(releaseCommand, args);
  const history = async (name: LiveName, dataDir = path.join(cwd, '.data')) =>
    JSON.parse(await readFile(siteFolder(dataDir).history(name), 'utf8'));
  return { cwd, type, ran, failing, scripts, history, typeLive: (...args: string[]) => typeIn(liveCommand, args) };
}

it('makes all builds live, in one go, and says so', async () => {
  const { type } = await aCheckout();
  expect(await type('--all')).toEqual([
    'shell <release> is live',
    'mfe-ads <release> is live',
    'mfe-articles <release> is live',
    'mfe-scores <release> is live',
  ]);
  expect(await type('mfe-ads')).toEqual(['mfe-ads <release> was live already']);
});

it('leaves alone what is live when only the missing is wanted, even when the build is newer', async () => {
  const { cwd, type } = await aCheckout();
  await type('mfe-ads');
  await writeChecked(path.join(cwd, 'mfe-ads/dist'), aRemoteBuild({ 'App.77.js': 'new();\n' }, { remote: 'mfe-ads' }));
  expect(await type('mfe-ads', 'shell', '--missing')).toEqual(['shell <release> is live']);
});

it.each([
  ['throws', `throw new Error('oh')`, /oh/],
  ['is none', 'exports.draw = () => undefined;', /expected the functions needs and draw/],
  // On a busy machine the time on the clock is over before that of the processor.
  ['has no end', 'for (;;);', /it computed for 5000 ms|timed out after 20000ms/],
])('leaves what is live where nobody tries a release whose server entry %s', async (_, code, reason) => {
  const { cwd, type, typeLive } = await aCheckout();
  const build = aRemoteBuild({ [SERVER]: code }, { remote: 'mfe-ads', server: SERVER });
  await writeChecked(path.join(cwd, 'mfe-ads/dist'), build);
  await expect(type('--all', '--missing')).rejects.toThrow(
    RegExp(`^The server entry of mfe-ads does not load: .*(?:${reason.source})`),
  );
  expect((await typeLive('list', 'shell')).join()).toContain('shell: never released');
  await expect(type('mfe-ads', '--unchecked', 'gấp')).rejects.toThrow('does not load');
});

it('makes a release with a server entry live that loads', async () => {
  const { cwd, type } = await aCheckout();
  const code = 'exports.needs = () => []; exports.draw = () => undefined;';
  await writeChecked(
    path.join(cwd, 'mfe-ads/dist'),
    aRemoteBuild({ [SERVER]: code }, { remote: 'mfe-ads', server: SERVER }),
  );
  expect(await type('mfe-ads')).toEqual(['mfe-ads <release> is live']);
});

it('says that visitors do not get what is live while the remote is off', async () => {
  const { cwd, type, typeLive } = await aCheckout();
  await type('mfe-ads');
  await typeLive('off', 'mfe-ads');
  await writeChecked(
    path.join(cwd, 'mfe-ads/dist'),
    aRemoteBuild({ 'App.77.js': 'newer();\n' }, { remote: 'mfe-ads' }),
  );
  expect((await type('mfe-ads')).slice(0, 2)).toEqual([
    'mfe-ads <release> is live',
    'mfe-ads is off, though: visitors get nothing of it until it is switched on',
  ]);
});

it('takes a build and a data folder from its options, and records the reason', async () => {
  const { cwd, type, history } = await aCheckout();
  await rm(path.join(cwd, 'mfe-ads'), { recursive: true });
  await writeChecked(path.join(cwd, 'built'), aRemoteBuild({}, { remote: 'mfe-ads' }));
  await type('mfe-ads', '--from', 'built', '--data', 'elsewhere', '--reason', 'banner mới');
  expect(await history('mfe-ads', path.join(cwd, 'elsewhere'))).toMatchObject({ who: 'anh', why: 'banner mới' });
});

describe('in a checkout', () => {
  const SCRIPTS = ['--make', 'make', '--try', 'try'];
  const STAGED = expect.stringContaining('staging');

  it.each([
    [['mfe-ads'], ['mfe-ads']],
    [['--reason', 'new banners', 'mfe-ads'], ['mfe-ads']],
    [
      ['mfe-ads', 'shell', '--reason=x'],
      ['mfe-ads', 'shell'],
    ],
    [['--all'], ['shell', 'mfe-ads', 'mfe-articles', 'mfe-scores']],
  ])('%j makes and tries %j', async (args, names) => {
    const { cwd, type, ran } = await aCheckout();
    await type(...SCRIPTS, ...args);
    expect(ran).toEqual([
      ['make', ...names],
      ['try', STAGED, path.join(cwd, '.data'), ...names],
    ]);
  });

  it.each([[['--from', 'built', 'mfe-ads']], [['mfe-ads', '--from=built']]])('%j only weighs', async (args) => {
    const { cwd, type, ran } = await aCheckout();
    await writeChecked(path.join(cwd, 'built'), aRemoteBuild({}, { remote: 'mfe-ads' }), ['types', 'tests']);
    await type(...SCRIPTS, ...args);
    expect(ran[0]).toEqual(['make', `mfe-ads=${path.join(cwd, 'built')}`]);
  });

  it('is untried only with a reason, which goes into the history and shows in the list', async () => {
    const { type, typeLive, ran, history } = await aCheckout([]);
    await type(...SCRIPTS, 'mfe-ads', '--unchecked', 'no browser here', '--reason', 'larger buttons');
    expect(ran).toEqual([['make', 'mfe-ads']]);
    expect(await history('mfe-ads')).toMatchObject({ why: 'larger buttons', unchecked: 'no browser here' });
    expect((await typeLive('list', 'mfe-ads'))[1]).toMatch(/live, unchecked +local$/);
  });

  it('writes what a build passed into its release.json, so that it may go live where nothing is checked', async () => {
    const { cwd, type, typeLive, history } = await aCheckout([]);
    await type(...SCRIPTS, 'mfe-ads', '--dry-run');
    expect(await typeLive('list', 'mfe-ads')).toContain('mfe-ads: never released');
    await type('mfe-ads', '--from', path.join(cwd, 'mfe-ads/dist'));
    expect(await history('mfe-ads')).not.toHaveProperty('unchecked');
    expect((await typeLive('list', 'mfe-ads'))[1]).toMatch(/live +local$/);
    // What it passed is no part of it.
    expect(await type(...SCRIPTS, 'mfe-ads')).toEqual(['mfe-ads <release> was live already']);
  });

  it('writes down what it checked without a browser, and no more', async () => {
    const { type, cwd } = await aCheckout([]);
    await type(...SCRIPTS, 'mfe-ads', '--unchecked', 'no browser here', '--dry-run');
    await expect(type('mfe-ads', '--from', path.join(cwd, 'mfe-ads/dist'))).rejects.toThrow(
      'got mfe-ads without browser.',
    );
  });

  it('says when it cannot write them, and is no less live', async () => {
    const { cwd, type, scripts } = await aCheckout([]);
    scripts.try = () => rm(path.join(cwd, 'mfe-ads/dist'), { recursive: true });
    expect((await type(...SCRIPTS, 'mfe-ads')).join()).toMatch(
      /is live,What mfe-ads passed could not be written into its release.json: .*ENOENT/,
    );
  });

  it('makes only the missing where only they are wanted', async () => {
    const { type, ran } = await aCheckout();
    await type('mfe-ads');
    await type(...SCRIPTS, 'mfe-ads', 'shell', '--missing');
    expect(ran[0]).toEqual(['make', 'shell']);
  });

  it.each([
    ['make', 'Nothing was released.'],
    ['try', 'What is live stays as it is: the release failed when it was tried.'],
  ])('releases nothing when its script %s fails', async (script, message) => {
    const { type, typeLive, failing } = await aCheckout();
    failing.push(script);
    await expect(type(...SCRIPTS, 'mfe-ads')).rejects.toThrow(message);
    expect(await typeLive('list', 'mfe-ads')).toContain('mfe-ads: never released');
  });

  it.each([
    [[], 'What shall be released?'],
    [['--reason', 'mfe-ads'], 'What shall be released?'],
    [['mfe-ads', '--force'], "Unknown option '--force'"],
    [['mfe-chess'], 'There is no mfe-chess. Names: shell, mfe-ads'],
    [['mfe-ads', '--unchecked', ' '], '--unchecked: expected why, got an empty text'],
  ])('refuses %j before any work', async (args, message) => {
    const { type, ran } = await aCheckout();
    await expect(type(...SCRIPTS, ...args)).rejects.toThrow(message);
    expect(ran).toEqual([]);
  });

  it('shows how it goes', async () => {
    const { type, ran } = await aCheckout();
    expect(await type(...SCRIPTS, 'mfe-ads', '--help')).toEqual([expect.stringMatching(/^npm run release -- <name>/)]);
    expect(ran).toEqual([]);
  });
});

it.each([
  [[], 'What shall be released?'],
  [['mfe-chess'], 'There is no mfe-chess. Names: shell, mfe-ads'],
  [['shell', 'mfe-ads', '--from', 'dist'], '--from is the build of one name'],
  [['shell', '--force'], "Unknown option '--force'"],
])('refuses %j in words', async (args, message) => {
  const { type } = await aCheckout();
  await expect(type(...args)).rejects.toThrow(message);
});

describe('where nothing can be checked', () => {
  const file = (cwd: string) => path.join(cwd, 'mfe-ads/dist/release.json');

  it.each([
    [[], 'mfe-ads without types, tests, budget, browser.'],
    [['types', 'budget'] as const, 'mfe-ads without tests, browser.'],
  ])('a build that passed %j goes live only with a reason', async (checks, message) => {
    const { type, history } = await aCheckout(checks);
    await expect(type('mfe-ads')).rejects.toThrow(
      `Expected a build that passed types, tests, budget, browser, got ${message}`,
    );
    expect(await type('mfe-ads', '--unchecked', 'the site is down')).toEqual(['mfe-ads <release> is live']);
    expect(await history('mfe-ads')).toMatchObject({ unchecked: 'the site is down' });
  });

  it('a reason is not recorded for a build that lacks nothing', async () => {
    const { type, history } = await aCheckout();
    await type('mfe-ads', '--unchecked', 'first deploy');
    expect(await history('mfe-ads')).not.toHaveProperty('unchecked');
  });

  it('results of other files are refused, whichever file it is', async () => {
    const { cwd, type } = await aCheckout();
    await writeFile(path.join(cwd, 'mfe-ads/dist/App.77.js'), 'other();\n');
    await expect(type('mfe-ads')).rejects.toThrow('The checks in release.json of mfe-ads are those of other files');
    const { cwd: another, type: typeThere } = await aCheckout();
    const text = await readFile(file(another), 'utf8');
    await writeFile(file(another), text.replace('"1.2.0"', '"1.3.0"'));
    await expect(typeThere('mfe-ads')).rejects.toThrow(
      'The checks in release.json of mfe-ads are those of other files',
    );
    expect(await typeThere('mfe-ads', '--unchecked', 'known')).toEqual(['mfe-ads <release> is live']);
  });

  it.each([
    ['yes', 'At checks in release.json of mfe-ads: expected an object, got "yes"'],
    [{ types: true }, 'At checks in release.json of mfe-ads.files: expected a value, got nothing'],
    [
      { files: 'f', browser: 'failed' },
      'At checks in release.json of mfe-ads.browser: expected "passed", got "failed"',
    ],
  ])('results %j, which no check wrote, are refused', async (checks, message) => {
    const { cwd, type } = await aCheckout();
    await writeFile(file(cwd), JSON.stringify({ ...JSON.parse(await readFile(file(cwd), 'utf8')), checks }));
    await expect(type('mfe-ads')).rejects.toThrow(message);
  });
});
