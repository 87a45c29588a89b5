import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { siteFolder } from '../siteFolder';
import { aRemoteBuild, aShellBuild, writeBuild } from '../testing/builds';
import { temporaryFolder } from '../testing/temporaryFolder';
import { liveCommand } from './liveCommand';
import { releaseCommand } from './releaseCommand';

/** A checkout with builds of all four, and the command typed in it. */
async function aCheckout() {
  const cwd = await temporaryFolder();
  await writeBuild(path.join(cwd, 'shell/dist'), aShellBuild());
  for (const remote of ['mfe-scores', 'mfe-articles', 'mfe-ads']) {
    await writeBuild(path.join(cwd, remote, 'dist'), aRemoteBuild({}, { remote }));
  }
  const typeIn = async (command: typeof releaseCommand | typeof liveCommand, args: string[]) => {
    const printed: string[] = [];
    const context = {
      cwd,
      dataDir: undefined,
      who: 'anh',
      now: () => new Date(0),
      print: (line: string) => printed.push(line),
    };
    await command(args, context);
    return printed.map((line) => line.replace(/\d\.\d\.\d-\w{10}/, '<release>'));
  };
  const type = (...args: string[]) => typeIn(releaseCommand, args);
  return { cwd, type, typeLive: (...args: string[]) => typeIn(liveCommand, args) };
}

it('makes all builds live, in one go, and says so', async () => {
  const { type } = await aCheckout();
  expect(await type('--all')).toEqual([
    'shell <release> is live',
    'mfe-scores <release> is live',
    'mfe-articles <release> is live',
    'mfe-ads <release> is live',
  ]);
  expect(await type('mfe-ads')).toEqual(['mfe-ads <release> was live already']);
});

it('leaves alone what is live when only the missing is wanted, even when the build is newer', async () => {
  const { cwd, type } = await aCheckout();
  await type('mfe-ads');
  await writeBuild(path.join(cwd, 'mfe-ads/dist'), aRemoteBuild({ 'App.77.js': 'new();\n' }, { remote: 'mfe-ads' }));
  expect(await type('mfe-ads', 'shell', '--missing')).toEqual(['shell <release> is live']);
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

it('takes a build and a data folder from where it is told, and keeps the reason', async () => {
  const { cwd, type } = await aCheckout();
  await rm(path.join(cwd, 'mfe-ads'), { recursive: true });
  await writeBuild(path.join(cwd, 'built'), aRemoteBuild({}, { remote: 'mfe-ads' }));
  await type('mfe-ads', '--from', 'built', '--data', 'elsewhere', '--reason', 'banner mới');
  const history = await readFile(siteFolder(path.join(cwd, 'elsewhere')).history('mfe-ads'), 'utf8');
  expect(JSON.parse(history)).toMatchObject({ who: 'anh', why: 'banner mới' });
});

it.each([
  [[], 'What shall be released?'],
  [['mfe-chess'], 'There is no mfe-chess. Names: shell, mfe-scores, mfe-articles, mfe-ads.'],
  [['shell', 'mfe-ads', '--from', 'dist'], '--from is the build of one name'],
  [['shell', '--force'], "Unknown option '--force'"],
])('refuses %j in words', async (args, message) => {
  const { type } = await aCheckout();
  await expect(type(...args)).rejects.toThrow(message);
});
