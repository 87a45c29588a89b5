import { readdir, rename, rm } from 'node:fs/promises';
import { errorCode } from 'server-shared/files/errorCode';
import { toError } from 'shared-kernel/decode/toError';
import { stampOf } from '../pointers/livePointers';
import { ReleaseError } from '../release/releaseError';
import type { SiteFolder } from '../siteFolder';
import { listWhole } from './listReleases';
import { makePrivateKey, readPrivateKey, type SigningKey } from './privateKey';
import { ALL_NAMES, readTrust, type Trust, type TrustFile } from './trust';
import { writeOnce } from './writeOnce';

/** The name of the key that a site makes for itself. */
const LOCAL = 'local';

/** What a site goes by. */
export type Keys =
  | { readonly kind: 'known'; readonly trust: Trust }
  /** There never were any. */
  | { readonly kind: 'none' }
  /** Damaged or lost: until that is mended, what commands made live is served, and things only become less. */
  | { readonly kind: 'unreadable'; readonly why: string };

/** The keys as they are; makes none. */
export async function readKeys(site: SiteFolder): Promise<Keys> {
  try {
    const trust = await readTrust(site.trust);
    if (trust) return { kind: 'known', trust };
    return (await lostKeys(site)) ?? { kind: 'none' };
  } catch (error) {
    return { kind: 'unreadable', why: toError(error).message };
  }
}

/** Why there is no file of keys, if there should be one: nothing is trusted by itself once there were keys. */
async function lostKeys(site: SiteFolder): Promise<Keys | undefined> {
  if (!site.hasOwnTrust) {
    const why = `RELEASE_KEYS: expected a file with the keys that may release, got none at ${site.trust}. 'release-key allow' begins it.`;
    return { kind: 'unreadable', why };
  }
  const signed = await readdir(site.allSignatures).catch(() => []);
  if (signed.length === 0 && (await stampOf(site.localKey)) === '') return undefined;
  const why = `${site.trust}: expected the keys that may release, got no file, although there were some. Put it back from a backup, or begin it anew with 'release-key allow'.`;
  return { kind: 'unreadable', why };
}

/**
 * The keys of a site. Where there never were any, it makes one for itself, which may release everything, and lists by
 * hash what was released before.
 *
 * @throws a system error when they cannot be made
 */
export async function openKeys(site: SiteFolder): Promise<Exclude<Keys, { kind: 'none' }>> {
  const there = await readKeys(site);
  if (there.kind !== 'none') return there;
  await makeLocal(site);
  const made = await readKeys(site);
  if (made.kind === 'none') throw new ReleaseError(`${site.trust} was removed as soon as it was made.`);
  return made;
}

/** {@link openKeys} for what cannot do without. @throws ReleaseError when they cannot be read */
export async function openTrust(site: SiteFolder): Promise<Trust> {
  const keys = await openKeys(site);
  if (keys.kind === 'known') return keys.trust;
  throw new ReleaseError(keys.why);
}

/**
 * The private key of whoever releases: the one that RELEASE_KEY names, or else the site's own.
 *
 * @returns `undefined` where there is neither: a build may bring its signature
 * @throws ReleaseError when it is named and lost, open to others, or no key
 */
export async function openSigningKey(site: SiteFolder): Promise<SigningKey | undefined> {
  if (site.signingKey !== undefined) return readPrivateKey(site.signingKey);
  return site.hasOwnTrust ? readLocal(site) : undefined;
}

async function readLocal(site: SiteFolder): Promise<SigningKey | undefined> {
  const trust = await readTrust(site.trust);
  if (trust) await placeLocal(site, trust);
  const local = trust && localIn(trust);
  return local && local.revoked === undefined ? readPrivateKey(site.localKey) : undefined;
}

const localIn = ({ keys }: Trust) => keys.find(({ name }) => name === LOCAL);

/**
 * Two processes that start at once make one key, and one list: whoever comes later finds them. The key takes its place
 * after the file that trusts it: one in its place without that file is one whose file was lost.
 */
async function makeLocal(site: SiteFolder): Promise<void> {
  await makePrivateKey(site.nextLocalKey);
  const key = await readPrivateKey(site.nextLocalKey).catch(async (error: unknown) => {
    // The other process was quicker.
    if (await readTrust(site.trust)) return undefined;
    throw error;
  });
  if (!key) return;
  const trust: TrustFile = {
    schema: 1,
    keys: [{ name: LOCAL, key: key.text, remotes: [ALL_NAMES], revoked: undefined }],
    releases: await listWhole(site),
  };
  await writeOnce(site.trust, `${JSON.stringify(trust, null, 2)}\n`);
  const made = await readTrust(site.trust);
  if (made) await placeLocal(site, made);
}

/** Finishes what makes the first key, also for a process that was killed meanwhile. */
async function placeLocal(site: SiteFolder, trust: Trust): Promise<void> {
  if ((await stampOf(site.nextLocalKey)) === '') return;
  const next = await readPrivateKey(site.nextLocalKey).catch(() => undefined);
  if (next?.text !== localIn(trust)?.text) return rm(site.nextLocalKey, { force: true });
  await rename(site.nextLocalKey, site.localKey).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
}
