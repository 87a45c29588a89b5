import type { LiveName } from '../pointers/liveName';
import { liveNames } from '../pointers/liveNames';
import { writeWhole } from '../pointers/writeWhole';
import { filesHash } from '../release/files';
import { ReleaseError } from '../release/releaseError';
import { filesOf } from '../release/storedRelease';
import { isCovered, listCovered, listNamed, namedOf } from '../signing/listReleases';
import { openTrust, readKeys } from '../signing/openKeys';
import { type PublicKey, readPublicKey } from '../signing/publicKey';
import { rawTrust, readTrust, type Trust, type TrustFile } from '../signing/trust';
import { type SiteFolder, siteFolder } from '../siteFolder';
import { withChangeLock } from './changeLock';

/** `listed` is how many releases count by hash in a file that this key begins. */
export type Allowed = { readonly key: PublicKey; readonly listed: number | undefined };

/**
 * Lets a key release remotes. A name that is there already gets more remotes, if it is the same key. Where the file of
 * keys is not there yet, or was lost, this begins it.
 *
 * @throws ReleaseError when the key is none, or the name is another key's, or was revoked
 */
export async function allowKey(
  site: SiteFolder,
  { name, text, remotes }: { readonly name: string; readonly text: string; readonly remotes: readonly string[] },
): Promise<Allowed> {
  const key = readPublicKey(text, name);
  // Where there never were keys, the site makes its own first.
  if (site.hasOwnTrust && (await readKeys(site)).kind === 'none') await openTrust(site);
  return withChangeLock(site, 'keys', async () => {
    const there = await rawTrust(site.trust);
    const file = there ?? (await begunFile(site));
    const known = file.keys.find((one) => one.name === name);
    if (known?.revoked)
      throw new ReleaseError(`${name} was revoked on ${known.revoked}: give the new key another name.`);
    if (known && readPublicKey(known.key, name).id !== key.id) {
      throw new ReleaseError(`${name} is another key: revoke it first, and give the new one another name.`);
    }
    const all = [...new Set([...(known?.remotes ?? []), ...remotes])];
    const others = file.keys.filter((one) => one !== known);
    await writeTrust(site, {
      ...file,
      keys: [...others, { name, key: key.text, remotes: all, revoked: undefined }],
    });
    const listed = Object.values(file.releases).flatMap((ofRemote) => Object.keys(ofRemote)).length;
    return { key, listed: there ? undefined : listed };
  });
}

/** Without keys: with what the site's own cover, so that nothing goes off; where these are gone, with what is live. */
async function begunFile(site: SiteFolder): Promise<TrustFile> {
  const own = siteFolder(site.dataDir);
  const trust = await readTrust(own.trust);
  return { schema: 1, keys: [], releases: trust ? await listCovered(own, trust) : await listNamed(own) };
}

/**
 * Takes a key's right away. What is live, a candidate or `previous` by it stays, listed by hash: a key that is lost takes no site down.
 *
 * @returns those releases
 * @throws ReleaseError when there is no such key, or it is revoked already
 */
export async function revokeKey(
  site: SiteFolder,
  name: string,
  now: Date,
): Promise<readonly { readonly remote: LiveName; readonly release: string }[]> {
  await openTrust(site);
  return withChangeLock(site, 'keys', async () => {
    const before = await openTrust(site);
    const key = before.keys.find((one) => one.name === name);
    if (!key) {
      throw new ReleaseError(`There is no key ${name}. There are: ${before.keys.map((one) => one.name).join(', ')}.`);
    }
    if (key.revoked !== undefined) throw new ReleaseError(`${name} was revoked on ${key.revoked} already.`);
    const revoked = now.toISOString();
    const after = { ...before, keys: before.keys.map((one) => (one === key ? { ...one, revoked } : one)) };
    const kept = await coveredOnlyBefore(site, before, after);
    const file = await rawTrust(site.trust);
    if (!file) throw new ReleaseError(`${site.trust}: expected the keys that may release, got no file.`);
    await writeTrust(site, {
      ...file,
      keys: file.keys.map((one) => (one.name === name ? { ...one, revoked } : one)),
      releases: withListed(file.releases, kept),
    });
    return kept;
  });
}

type Listed = { readonly remote: LiveName; readonly release: string; readonly hash: string };

type Releases = Record<string, Record<string, string>>;

function withListed(releases: Releases, more: readonly Listed[]): Releases {
  const all = structuredClone(releases);
  for (const { remote, release, hash } of more) {
    const ofRemote = all[remote] ?? {};
    ofRemote[release] = hash;
    all[remote] = ofRemote;
  }
  return all;
}

async function coveredOnlyBefore(site: SiteFolder, before: Trust, after: Trust): Promise<Listed[]> {
  const kept: Listed[] = [];
  for (const remote of await liveNames(site)) {
    for (const release of await namedOf(site, remote)) {
      if (!(await isCovered(site, before, remote, release))) continue;
      if (await isCovered(site, after, remote, release)) continue;
      kept.push({ remote, release, hash: filesHash(await filesOf(site, remote, release)) });
    }
  }
  return kept;
}

/** Only for who holds the lock of the keys. */
async function writeTrust(site: SiteFolder, file: TrustFile): Promise<void> {
  await writeWhole(site.trust, `${JSON.stringify(file, null, 2)}\n`);
}
