import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { siteFolder } from '../siteFolder';
import { aRemoteBuild, aShellBuild, writeBuild } from '../testing/builds';
import { temporaryFolder } from '../testing/temporaryFolder';
import { liveCommand } from './liveCommand';
import { type RunScript, releaseCommand } from './releaseCommand';

const SERVER = 'server.0123456789ab.js';

/** A checkout with builds of all four, and the command in it. */
async function aCheckout() {
  const cwd = await temporaryFolder();
  await writeBuild(path.join(cwd, 'shell/dist'), aShellBuild());
  for (const remote of ['mfe-scores', 'mfe-articles', 'mfe-ads']) {
    await writeBuild(path.join(cwd, remote, 'dist'), aRemoteBuild({}, { remote }));
  }
  const ran: (readonly string[])[] = [];
  const failing: string[] = [];
  const runScript: RunScript = async (script, args) => {
    ran.push([script, ...args]);
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
  return { cwd, type, ran, failing, typeLive: (...args: string[]) => typeIn(liveCommand, args) };
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
  await writeBuild(path.join(cwd, 'mfe-ads/dist'), aRemoteBuild({ 'App.77.js': 'new();\n' }, { remote: 'mfe-ads' }));
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
  await writeBuild(path.join(cwd, 'mfe-ads/dist'), build);
  await expect(type('--all', '--missing')).rejects.toThrow(
    RegExp(`^The server entry of mfe-ads does not load: .*(?:${reason.source})`),
  );
  expect((await typeLive('list', 'shell')).join()).toContain('shell: never released');
  expect(await type('mfe-ads', '--no-smoke', '--reason', 'gấp')).toEqual(['mfe-ads <release> is live']);
});

it('makes a release with a server entry live that loads', async () => {
  const { cwd, type } = await aCheckout();
  const code = 'exports.needs = () => []; exports.draw = () => undefined;';
  await writeBuild(
    path.join(cwd, 'mfe-ads/dist'),
    aRemoteBuild({ [SERVER]: code }, { remote: 'mfe-ads', server: SERVER }),
  );
  expect(await type('mfe-ads')).toEqual(['mfe-ads <release> is live']);
});

it('says that visitors do not get what is live while the remote is off', async () => {
  const { cwd, type, typeLive } = await aCheckout();
  await type('mfe-ads');
  await typeLive('off', 'mfe-ads');
  await writeBuild(path.join(cwd, 'mfe-ads/dist'), aRemoteBuild({ 'App.77.js': 'newer();\n' }, { remote: 'mfe-ads' }));
  expect((await type('mfe-ads')).slice(0, 2)).toEqual([
    'mfe-ads <release> is live',
    'mfe-ads is off, though: visitors get nothing of it until it is switched on',
  ]);
});

it('takes a build and a data folder from its options, and records the reason', async () => {
  const { cwd, type } = await aCheckout();
  await rm(path.join(cwd, 'mfe-ads'), { recursive: true });
  await writeBuild(path.join(cwd, 'built'), aRemoteBuild({}, { remote: 'mfe-ads' }));
  await type('mfe-ads', '--from', 'built', '--data', 'elsewhere', '--reason', 'banner mới');
  const history = await readFile(siteFolder(path.join(cwd, 'elsewhere')).history('mfe-ads'), 'utf8');
  expect(JSON.parse(history)).toMatchObject({ who: 'anh', why: 'banner mới' });
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
    await writeBuild(path.join(cwd, 'built'), aRemoteBuild({}, { remote: 'mfe-ads' }));
    await type(...SCRIPTS, ...args);
    expect(ran[0]).toEqual(['make', `mfe-ads=${path.join(cwd, 'built')}`]);
  });

  it('is untried only with a reason, which goes into the history', async () => {
    const { cwd, type, ran } = await aCheckout();
    await type(...SCRIPTS, 'mfe-ads', '--no-smoke', '--reason', 'no browser here');
    expect(ran).toEqual([['make', 'mfe-ads']]);
    const history = await readFile(siteFolder(path.join(cwd, '.data')).history('mfe-ads'), 'utf8');
    expect(JSON.parse(history)).toMatchObject({ why: 'no browser here (not tried)' });
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
    [['mfe-ads', '--no-smoke'], '--no-smoke: expected --reason with it'],
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
