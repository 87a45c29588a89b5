import path from 'node:path';
import { root } from '../workspace.cjs';
import { dataFolderOf } from './dataFolderOf.cjs';
import { checkBudgets } from './releaseChecks.cjs';
import { readArgs } from './releaseOne.cjs';

describe('npm run release', () => {
  it.each([
    [['mfe-ads'], ['mfe-ads']],
    [['--reason', 'new banners', 'mfe-ads'], ['mfe-ads']],
    [
      ['mfe-ads', 'shell', '--reason=x'],
      ['mfe-ads', 'shell'],
    ],
    [['--all'], ['shell', 'mfe-scores', 'mfe-articles', 'mfe-ads']],
  ])('%j builds and tries %j', (args, names) => {
    expect(readArgs(args)).toMatchObject({ names, from: undefined, isTried: true });
  });

  it.each([[['--from', 'built', 'mfe-ads']], [['mfe-ads', '--from=built']]])('%j builds no package', (args) => {
    const from = path.resolve(process.env.INIT_CWD || process.cwd(), 'built');
    expect(readArgs(args)).toMatchObject({ names: ['mfe-ads'], from, passedOn: ['mfe-ads', '--from', from] });
  });

  it('is untried only with a reason, which goes into the history', () => {
    expect(readArgs(['mfe-ads', '--no-smoke', '--reason', 'no browser here'])).toMatchObject({
      isTried: false,
      passedOn: ['mfe-ads', '--reason', 'no browser here (not tried)'],
    });
  });

  it.each([
    [[], 'What shall be released?'],
    [['--reason', 'mfe-ads'], 'What shall be released?'],
    [['mfe-ads', '--force'], "Unknown option '--force'"],
    [['mfe-chess'], 'There is no mfe-chess. Names: shell, mfe-scores, mfe-articles, mfe-ads.'],
    [['mfe-ads', '--no-smoke'], '--no-smoke: expected --reason with it'],
  ])('refuses %j before any work', (args, message) => {
    expect(() => readArgs(args)).toThrow(message);
  });
});

it('a build that lacks what would be weighed is refused in one line', () => {
  expect(() => checkBudgets(['mfe-ads'], '/nowhere')).toThrow(
    /^The build of mfe-ads in \/nowhere is not whole: (?:Error: )?ENOENT.*release\.json'\nNothing was released\.$/,
  );
});

describe('the data folder', () => {
  const env = { DATA_DIR: 'of-the-environment', INIT_CWD: '/home/anh' };

  it.each([
    [['mfe-ads', '--data', 'typed'], env, '/home/anh/typed'],
    [['--data=typed', 'mfe-ads'], env, '/home/anh/typed'],
    [['mfe-ads'], env, '/home/anh/of-the-environment'],
    [['mfe-ads'], { DATA_DIR: ' ' }, path.join(root, '.data')],
  ])('of %j is the one that was typed, before that of the environment', (args, variables, folder) => {
    expect(dataFolderOf(args, variables)).toBe(path.resolve(folder));
  });
});
