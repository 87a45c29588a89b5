import type { LiveName } from '../pointers/liveName';
import { liveNames } from '../pointers/liveNames';
import { readCopy, readPointer, releasesIn } from '../pointers/pointerFile';
import { filesHash } from '../release/files';
import { filesOf, isNamedBy, releasesThere } from '../release/storedRelease';
import type { SiteFolder } from '../siteFolder';
import { checkRelease } from './checkRelease';
import type { Trust } from './trust';

/** By name and release, the hash of all its files. */
type Listed = Record<string, Record<string, string>>;

/** All that is stored, from before there were keys. */
export function listWhole(site: SiteFolder): Promise<Listed> {
  return list(site, async (name) => [...(await storedOf(site, name)), ...(await namedOf(site, name))]);
}

/** What pointers name. */
export function listNamed(site: SiteFolder): Promise<Listed> {
  return list(site, (name) => namedOf(site, name));
}

/** What these keys cover. */
export function listCovered(site: SiteFolder, trust: Trust): Promise<Listed> {
  return list(site, async (name) => {
    const stored = await storedOf(site, name);
    const covered = await Promise.all(stored.map((release) => isCovered(site, trust, name, release)));
    return stored.filter((_, index) => covered[index]);
  });
}

export function isCovered(site: SiteFolder, trust: Trust, name: LiveName, release: string): Promise<boolean> {
  return checkRelease(site, trust, name, release).then(
    () => true,
    () => false,
  );
}

/** Those whose bytes are what their name says; others are no release to go back to. */
async function list(site: SiteFolder, chosen: (name: LiveName) => Promise<readonly string[]>): Promise<Listed> {
  const listed: Listed = {};
  for (const name of await liveNames(site)) {
    const releases = [...new Set(await chosen(name))];
    const hashes = releases.map(async (release) => {
      const hash = filesHash(await filesOf(site, name, release));
      return isNamedBy(release, hash) ? [[release, hash] as const] : [];
    });
    const whole = (await Promise.all(hashes)).flat();
    if (whole.length > 0) listed[name] = Object.fromEntries(whole);
  }
  return listed;
}

const storedOf = async (site: SiteFolder, name: LiveName) =>
  (await releasesThere(site, name)).map(({ release }) => release);

/**
 * What the pointer names, and its copy, which is what is served where somebody damaged the pointer. In the trial of a
 * release they are links, and stored nowhere.
 */
export async function namedOf(site: SiteFolder, name: LiveName): Promise<string[]> {
  const pointers = [await readPointer(site, name).catch(() => undefined), await readCopy(site, name)];
  return [...new Set(pointers.flatMap((pointer) => (pointer ? releasesIn(pointer) : [])))];
}
