import { readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { toLiveName } from 'server-shared/releases/liveName';
import type { SiteFolder } from '../siteFolder';

/** Tabs that are open have what they need of a release by then. */
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

/** Marks a release that is no longer named, or is looked at: a day from now it is forgotten. @returns whether it is there */
export async function keepForADay(folder: string, now: number): Promise<boolean> {
  return utimes(folder, now / 1000, now / 1000).then(
    () => true,
    () => false,
  );
}

/**
 * Removes releases that nobody names any more, and what killed servers were writing.
 *
 * @param isNamed whether something names the release in this folder
 * @param now unix milliseconds
 */
export async function forgetReleases(site: SiteFolder, isNamed: (folder: string) => boolean, now: number) {
  for (const name of await readdir(site.releases).catch(() => [])) {
    const remote = toLiveName(name);
    if (!remote) continue;
    for (const release of await readdir(site.releasesOf(remote)).catch(() => [])) {
      const folder = path.join(site.releasesOf(remote), release);
      const age = now - ((await stat(folder).catch(() => undefined))?.mtimeMs ?? now);
      if (!isNamed(folder) && age > FORGOTTEN_AFTER_MS) await rm(folder, { recursive: true, force: true });
    }
  }
}
