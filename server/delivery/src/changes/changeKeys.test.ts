import { generateKeyPairSync } from 'node:crypto';
import { readFile, watch } from 'node:fs/promises';
import path from 'node:path';
import { makePrivateKey } from '../signing/privateKey';
import { publicHalf } from '../signing/publicKey';
import { type SiteFolder, siteFolder } from '../siteFolder';
import { aRemoteBuild, releaseBuild } from '../testing/builds';
import { aLiveSite } from '../testing/liveSite';
import { allowKey, revokeKey } from './changeKeys';
import { withChangeLock } from './changeLock';
import { rollback } from './rollback';

const by = { who: 'anh', now: new Date(0) };

const aKey = (name: string, remotes: string[]) => {
  const { text } = publicHalf(generateKeyPairSync('ed25519').publicKey);
  return { name, text, remotes };
};

const fileOf = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** A live site, and its folder for commands whose RELEASE_KEYS names a file that is not there yet. */
async function aSite() {
  const live = await aLiveSite();
  return { ...live, elsewhere: siteFolder(live.dataDir, { trust: path.join(live.dataDir, 'own/trusted.json') }) };
}

/** The file of a private key that may release everything. */
async function anotherKey(site: SiteFolder): Promise<string> {
  const file = path.join(site.dataDir, 'ci.pem');
  const made = await makePrivateKey(file);
  await allowKey(site, { name: 'ci', text: made?.text ?? '', remotes: ['*'] });
  return file;
}

describe('the file that RELEASE_KEYS names', () => {
  it('is begun by the first key that is allowed; what goes by the site’s own keys stays, listed by hash', async () => {
    const { release, site, elsewhere } = await aSite();
    const releases = [await release('first'), await release('second')];
    expect((await allowKey(elsewhere, aKey('ads-ci', ['mfe-ads']))).listed).toBe(3);
    const begun = await fileOf(elsewhere.trust);
    expect(begun.keys).toEqual([expect.objectContaining({ name: 'ads-ci', remotes: ['mfe-ads'] })]);
    expect(Object.keys(begun.releases['mfe-scores']).sort()).toEqual(releases.toSorted());
    expect((await rollback(elsewhere, 'mfe-scores', undefined, by)).to).toBe(releases[0]);
    expect(await fileOf(site.trust)).toMatchObject({ keys: [{ name: 'local' }], releases: {} });
  });

  it('lists nothing that the site’s own keys do not cover', async () => {
    const { release, site, elsewhere } = await aSite();
    const first = await release('first');
    for (const code of ['second', 'third']) await release(code);
    const ads = await release('cards', {}, 'mfe-ads', { keys: { key: await anotherKey(site) } });
    await revokeKey(site, 'local', new Date());
    await allowKey(elsewhere, aKey('ads-ci', ['mfe-ads']));
    const { releases } = await fileOf(elsewhere.trust);
    expect(Object.keys(releases['mfe-scores'])).toHaveLength(2);
    expect(releases['mfe-scores']).not.toHaveProperty(first);
    expect(Object.keys(releases['mfe-ads'])).toEqual([ads]);
  });

  it('is not begun by taking a key away', async () => {
    const { elsewhere } = await aSite();
    await expect(revokeKey(elsewhere, 'ads-ci', new Date())).rejects.toThrow(
      `RELEASE_KEYS: expected a file with the keys that may release, got none at ${elsewhere.trust}`,
    );
  });
});

describe('a key that is taken away', () => {
  it('leaves what is live once it is its turn, not when it began to wait', async () => {
    const { release, site, write, text } = await aSite();
    const first = await release('first');
    const second = await release('second');
    const files = [site.pointer('mfe-scores'), site.lastGood('mfe-scores')];
    const before = await text(site.pointer('mfe-scores'));
    const third = await release('third');
    let revoking: ReturnType<typeof revokeKey> | undefined;
    await withChangeLock(site, 'keys', async () => {
      const watching = untilWaiting(site);
      revoking = revokeKey(site, 'local', new Date());
      await watching;
      for (const file of files) await write(file, before);
    });
    const kept = (await revoking)?.filter(({ remote }) => remote === 'mfe-scores').map((one) => one.release);
    expect(kept).toEqual([second, first]);
    expect(kept).not.toContain(third);
  });

  it('leaves what is live, however a release meets it', async () => {
    const { dataDir, release, site, pointer } = await aSite();
    await release('first');
    const [released] = await Promise.allSettled([
      releaseBuild(dataDir, 'mfe-scores', aRemoteBuild({ 'App.77.js': 'meanwhile();\n' })),
      revokeKey(site, 'local', new Date()),
    ]);
    const { releases } = await fileOf(site.trust);
    const live = (await pointer())?.live.release;
    expect(Object.keys(releases['mfe-scores'])).toContain(live);
    if (released?.status === 'fulfilled') expect(live).toBe(released.value.release);
  });
});

it('a key that is taken away leaves what is served in the place of a pointer by hand', async () => {
  const { release, site, write, text } = await aSite();
  const [first, second] = [await release('first'), await release('second')];
  const file = site.pointer('mfe-scores');
  await write(file, (await text(file)).replaceAll(second, '9.9.9-0000000000').replaceAll(first, '9.9.8-0000000000'));
  const kept = await revokeKey(site, 'local', new Date());
  expect(kept.flatMap((one) => (one.remote === 'mfe-scores' ? [one.release] : []))).toEqual([second, first]);
});

/** Until another command wants the lock of the keys. */
async function untilWaiting({ histories }: SiteFolder): Promise<void> {
  for await (const { filename } of watch(histories)) if (filename?.startsWith('.keys.lock.')) return;
}
