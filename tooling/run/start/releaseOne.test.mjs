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
  ])('%j builds %j', (args, names) => {
    expect(readArgs(args)).toEqual({ names, isBuilt: false });
  });

  it.each([[['--from', 'built', 'mfe-ads']], [['mfe-ads', '--from=built']]])('%j builds no package', (args) => {
    expect(readArgs(args)).toEqual({ names: ['mfe-ads'], isBuilt: true });
  });

  it.each([
    [[], 'What shall be released?'],
    [['--reason', 'mfe-ads'], 'What shall be released?'],
    [['mfe-ads', '--force'], "Unknown option '--force'"],
  ])('refuses %j before any work', (args, message) => {
    expect(() => readArgs(args)).toThrow(message);
  });
});
