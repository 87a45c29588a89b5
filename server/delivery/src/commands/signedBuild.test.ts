import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readHistory } from '../changes/history';
import { makePrivateKey, readPrivateKey } from '../signing/privateKey';
import { type KeyPlaces, siteFolder } from '../siteFolder';
import { aRemoteBuild, aShellBuild, writeBuild } from '../testing/builds';
import { temporaryFolder } from '../testing/temporaryFolder';
import { keyCommand } from './keyCommand';
import { releaseCommand } from './releaseCommand';

const SCRIPTS = ['--make', 'make', '--try', 'try'];

/** A checkout, or what an image has of one, with builds of two names. */
async function aCheckout() {
  const cwd = await temporaryFolder();
  await writeBuild(path.join(cwd, 'shell/dist'), aShellBuild());
  await writeBuild(path.join(cwd, 'mfe-ads/dist'), aRemoteBuild({}, { remote: 'mfe-ads' }));
  const type = async (keys: KeyPlaces, ...args: string[]) => {
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    const dataDir = path.join(cwd, '.data');
    const context = { cwd, root: cwd, dataDir, who: 'anh', now: () => new Date(0), print, keys };
    await releaseCommand(args, context, async () => true);
    return printed;
  };
  const description = async () => JSON.parse(await readFile(path.join(cwd, 'mfe-ads/dist/release.json'), 'utf8'));
  return { cwd, type, description, site: siteFolder(path.join(cwd, '.data')) };
}

/** The CI of the ad team, and a site that knows its key and has no private one. */
async function aTeamAndASite() {
  const [ci, host] = [await aCheckout(), await aCheckout()];
  const key = path.join(ci.cwd, 'ads-ci.pem');
  const made = await makePrivateKey(key);
  const trust = path.join(host.cwd, 'trusted.json');
  await writeFile(
    trust,
    JSON.stringify({ schema: 1, keys: [{ name: 'ads-ci', key: made?.text, remotes: ['mfe-ads'] }] }),
  );
  const carry = () => cp(path.join(ci.cwd, 'mfe-ads/dist'), path.join(host.cwd, 'mfe-ads/dist'), { recursive: true });
  return { ci, host, key, trust, carry };
}

it('a build carries its signature to a site without a private key', async () => {
  const { ci, host, key, trust, carry } = await aTeamAndASite();
  expect(await ci.type({ key }, ...SCRIPTS, 'mfe-ads', '--dry-run')).toHaveLength(1);
  expect(await ci.description()).toMatchObject({
    signed: { remote: 'mfe-ads', signatures: [{ key: expect.any(String) }] },
  });
  await carry();
  expect(await host.type({ trust }, 'mfe-ads')).toEqual([expect.stringMatching(/^mfe-ads \S+ is live$/)]);
  expect((await readHistory(host.site, 'mfe-ads')).at(-1)?.key).toMatch(/^ads-ci \(\w{12}\)$/);
  await expect(host.type({ trust }, 'shell', '--unchecked', 'x')).rejects.toThrow(
    'is not signed: expected a key for shell, got no signature. RELEASE_KEY names the file of a private key',
  );
});

describe('a build that was checked without a key', () => {
  const sign = async ({ cwd }: { cwd: string }, key: string, ...more: string[]) => {
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    const place = {
      cwd,
      root: cwd,
      dataDir: path.join(cwd, 'none'),
      who: 'anh',
      now: () => new Date(0),
      keys: { key },
    };
    await keyCommand(['sign', 'mfe-ads', ...more], { ...place, print });
    return printed;
  };

  it('is signed afterwards, keeps what it passed, and goes live without a private key', async () => {
    const { ci, host, key, trust, carry } = await aTeamAndASite();
    await ci.type({}, ...SCRIPTS, 'mfe-ads', '--dry-run');
    const { checks } = await ci.description();
    expect(await sign(ci, key)).toEqual([expect.stringMatching(/^mfe-ads \S+ is signed by the key \w{12}$/)]);
    expect(await ci.description()).toMatchObject({ checks, signed: { remote: 'mfe-ads' } });
    await carry();
    expect(await host.type({ trust }, 'mfe-ads')).toEqual([expect.stringMatching(/^mfe-ads \S+ is live$/)]);
  });

  it('is not signed once its files are others, nor when there is none', async () => {
    const { ci, key } = await aTeamAndASite();
    await ci.type({}, ...SCRIPTS, 'mfe-ads', '--dry-run');
    await writeFile(path.join(ci.cwd, 'mfe-ads/dist/App.77.js'), 'stolen();\n');
    await expect(sign(ci, key)).rejects.toThrow('The checks in release.json of mfe-ads are those of other files');
    expect(await ci.description()).not.toHaveProperty('signed');
    await expect(sign(ci, key, '--from', 'nowhere')).rejects.toThrow('There is no build of mfe-ads in');
    await expect(sign(ci, `${key}.lost`)).rejects.toThrow('expected a private key, got no file');
  });
});

it('a build without a signature goes live nowhere but where the site has a key of its own', async () => {
  const { ci, host, trust, carry } = await aTeamAndASite();
  await ci.type({}, ...SCRIPTS, 'mfe-ads', '--dry-run');
  expect(await ci.description()).not.toHaveProperty('signed');
  await carry();
  await expect(host.type({ trust }, 'mfe-ads')).rejects.toThrow('got no signature');
  await host.type({}, 'mfe-ads');
  expect((await readHistory(host.site, 'mfe-ads')).at(-1)?.key).toMatch(/^local \(/);
});

it('a file that was changed on the way is named, also with checks made anew', async () => {
  const { ci, host, key, trust, carry } = await aTeamAndASite();
  await ci.type({ key }, ...SCRIPTS, 'mfe-ads', '--dry-run');
  await carry();
  const { release } = (await ci.description()).signed;
  await writeFile(path.join(host.cwd, 'mfe-ads/dist/App.77.js'), 'stolen();\n');
  await expect(host.type({ trust }, 'mfe-ads', '--unchecked', 'x')).rejects.toThrow(
    new RegExp(
      `The signature of mfe-ads \\S+ is that of another release: expected mfe-ads \\S+, got mfe-ads ${release}`,
    ),
  );
});

it.each([
  ['yes', 'At signed in release.json of mfe-ads: expected an object, got "yes"'],
  [{ remote: 'mfe-ads' }, 'At signed in release.json of mfe-ads'],
])('a signature %j that nothing of ours wrote is refused', async (signed, message) => {
  const { ci, host, key, trust, carry } = await aTeamAndASite();
  await ci.type({ key }, ...SCRIPTS, 'mfe-ads', '--dry-run');
  await carry();
  const file = path.join(host.cwd, 'mfe-ads/dist/release.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), signed }));
  await expect(host.type({ trust }, 'mfe-ads')).rejects.toThrow(message);
});

it('a signature of an older build in the folder does not matter where a key is at hand', async () => {
  const { ci, key } = await aTeamAndASite();
  await ci.type({ key }, ...SCRIPTS, 'mfe-ads', '--dry-run');
  await writeFile(path.join(ci.cwd, 'mfe-ads/dist/App.77.js'), 'newer();\n');
  await ci.type({}, ...SCRIPTS, 'mfe-ads');
  expect((await readHistory(ci.site, 'mfe-ads')).at(-1)?.key).toMatch(/^local \(/);
});

it('the same bytes again, by a second key, have both signatures', async () => {
  const { ci, key } = await aTeamAndASite();
  await ci.type({}, ...SCRIPTS, 'mfe-ads');
  const { live } = JSON.parse(await readFile(ci.site.pointer('mfe-ads'), 'utf8'));
  const trust = JSON.parse(await readFile(ci.site.trust, 'utf8'));
  const { text } = await readPrivateKey(key);
  await writeFile(
    ci.site.trust,
    JSON.stringify({ ...trust, keys: [...trust.keys, { name: 'ads-ci', key: text, remotes: ['mfe-ads'] }] }),
  );
  expect(await ci.type({ key }, ...SCRIPTS, 'mfe-ads')).toEqual([expect.stringMatching(/ was live already$/)]);
  const { signatures } = JSON.parse(await readFile(ci.site.signatures('mfe-ads', live.release), 'utf8'));
  expect(signatures).toHaveLength(2);
});
