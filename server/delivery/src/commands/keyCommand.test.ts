import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../testing/temporaryFolder';
import { keyCommand } from './keyCommand';

async function aPlace() {
  const cwd = await temporaryFolder();
  const dataDir = path.join(cwd, '.data');
  const type = async (...args: string[]) => {
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    await keyCommand(args, { cwd, root: cwd, dataDir, who: 'anh', now: () => new Date('2026-11-25T03:00:00Z'), print });
    return printed;
  };
  const make = async (name: string) => /allow \S+ (\S+) /.exec((await type('make', name)).join('\n'))?.[1] ?? '';
  return { cwd, dataDir, type, make };
}

it('makes a key, lets it release, lists it and takes its right away', async () => {
  const { dataDir, type, make } = await aPlace();
  const key = await make('ads-ci');
  expect((await stat(path.join(dataDir, 'keys/ads-ci.pem'))).mode & 0o777).toBe(0o600);
  await type('allow', 'ads-ci', key, 'mfe-ads');
  expect(await type('allow', 'ads-ci', key, 'mfe-tv', 'shell')).toEqual([
    expect.stringMatching(/may release mfe-tv, shell$/),
  ]);
  expect(await type('list')).toEqual([
    expect.stringMatching(/^name +id +remotes +state +public key$/),
    expect.stringMatching(/^local +\w{12} +\* +may release +\S{43}$/),
    expect.stringMatching(new RegExp(`^ads-ci +\\w{12} +mfe-ads, mfe-tv, shell +may release +${key}$`)),
  ]);
  expect(await type('revoke', 'ads-ci')).toEqual(['ads-ci is revoked: nothing goes live by it any more']);
  expect((await type('list'))[2]).toContain('revoked 2026-11-25');
});

it('takes a public key from a file, too', async () => {
  const { cwd, type, make } = await aPlace();
  await writeFile(path.join(cwd, 'ads.pub'), `${await make('ads-ci')}\n`);
  expect(await type('allow', 'ads-ci', 'ads.pub', '*')).toEqual([expect.stringMatching(/may release \*$/)]);
});

it.each([1, 2])('takes a public key that begins with %d hyphens', async (hyphens) => {
  const key = `${'-'.repeat(hyphens)}${'qx'.repeat(22)}`.slice(0, 42);
  const { type } = await aPlace();
  expect(await type('allow', 'ads-ci', `${key}8`, 'mfe-ads')).toEqual([expect.stringMatching(/may release mfe-ads$/)]);
  expect((await type('list'))[2]).toContain(`${key}8`);
});

it('never prints or lists a private key', async () => {
  const { cwd, type } = await aPlace();
  await type('make', 'ads-ci', '--to', '.');
  await expect(type('allow', 'ads-ci', 'ads-ci.pem', 'mfe-ads')).rejects.toThrow(
    /^ads-ci: expected a public key, got a private one/,
  );
  expect((await stat(path.join(cwd, 'ads-ci.pem'))).mode & 0o777).toBe(0o600);
});

it.each([
  [[], 'Expected make, allow, revoke, list or sign, got nothing.'],
  [['constructor'], 'Expected make, allow, revoke, list or sign, got constructor.'],
  [['make'], 'make: expected one name, got none'],
  [['make', '../x'], 'expected a name of small letters, digits and hyphens, got "../x"'],
  [['make', 'local'], 'local.pem exists: expected a new name, since a key is never replaced in place.'],
  [['allow', 'ads-ci'], 'allow: expected a name, a public key and what it may release.'],
  [['allow', 'ads-ci', 'x', 'mfe-ads'], 'ads-ci: expected a public key of Ed25519'],
  [['allow', 'ads-ci', 'x', 'chess'], 'Expected shell, or the name of a remote such as mfe-scores, got chess.'],
  [['revoke', 'nobody'], 'There is no key nobody. There are: local.'],
  [['sign'], 'sign: expected one name, got none'],
  [['sign', 'mfe-ads'], 'sign: expected RELEASE_KEY to name the file of a private key.'],
  [['list', '--force'], "Unknown option '--force'"],
])('%j is refused in words', async (args, message) => {
  const { type } = await aPlace();
  await type('list');
  await expect(type(...args)).rejects.toThrow(message);
});

it('a name stands for one key for ever', async () => {
  const { type, make } = await aPlace();
  const [one, other] = [await make('one'), await make('other')];
  await type('allow', 'ads-ci', one, 'mfe-ads');
  await expect(type('allow', 'ads-ci', other, 'mfe-ads')).rejects.toThrow('ads-ci is another key: revoke it first');
  await type('revoke', 'ads-ci');
  await expect(type('revoke', 'ads-ci')).rejects.toThrow('ads-ci was revoked on 2026-11-25T03:00:00.000Z already.');
  await expect(type('allow', 'ads-ci', one, 'mfe-ads')).rejects.toThrow('give the new key another name');
});
