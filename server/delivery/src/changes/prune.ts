import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import { liveNames } from '../pointers/liveNames';
import { type Pointer, readLastGood } from '../pointers/pointerFile';
import { folderForUs, removeLeftStages } from '../release/staging';
import { releasesThere } from '../release/storedRelease';
import type { SiteFolder } from '../siteFolder';
import { withChangeLock } from './changeLock';
import { lastLiveAt } from './releaseList';

/** An open tab may request files of its release for days, and a rollback may go far back. */
export const FEWEST_KEPT = 10;

export type Pruned = {
  readonly name: LiveName;
  /** Oldest first. */
  readonly removed: readonly string[];
  readonly kept: number;
  /** Why the name was skipped. */
  readonly left?: string;
};

/**
 * Removes old releases, and what killed commands left. It keeps the newest of each name, by when they were last made
 * live, and all that a pointer names. When the pointer is unreadable, everything stays.
 */
export async function prune(site: SiteFolder, { keep, isDry }: { keep: number; isDry: boolean }): Promise<Pruned[]> {
  if (!isDry) await removeLeftStages(site);
  const pruned: Pruned[] = [];
  for (const name of await liveNames(site)) {
    pruned.push(await withChangeLock(site, name, () => pruneName(site, name, { keep, isDry })));
  }
  return pruned;
}

async function pruneName(
  site: SiteFolder,
  name: LiveName,
  { keep, isDry }: { keep: number; isDry: boolean },
): Promise<Pruned> {
  const there = await releasesThere(site, name);
  const named = await namedByPointers(site, name);
  if (typeof named === 'string') return { name, removed: [], kept: there.length, left: named };
  const wentLive = await lastLiveAt(site, name);
  const newestFirst = there
    .map(({ release, writtenAt }) => ({ release, at: wentLive.get(release) ?? writtenAt.toISOString() }))
    .sort((a, b) => (a.at < b.at ? 1 : -1));
  const old = newestFirst.slice(keep).filter(({ release }) => !named.has(release));
  const removed = old.map(({ release }) => release).reverse();
  if (!isDry) for (const release of removed) await removeRelease(site, name, release);
  return { name, removed, kept: there.length - removed.length };
}

/** The releases that the pointers name, or why that is unknown. */
async function namedByPointers(site: SiteFolder, name: LiveName): Promise<ReadonlySet<string> | string> {
  let fault: string | undefined;
  const pointer = await readLastGood(site, name, (error) => {
    fault = error.message;
  });
  return fault ?? new Set(pointer ? releasesIn(pointer) : []);
}

function releasesIn({ live, previous }: Pointer): string[] {
  return previous ? [live.release, previous.release] : [live.release];
}

/** Moves it out of the served folder in one step, so that no visitor gets half of it. */
async function removeRelease(site: SiteFolder, name: LiveName, release: string): Promise<void> {
  const away = folderForUs(site);
  await mkdir(site.staging, { recursive: true });
  await rename(path.join(site.releasesOf(name), release), away);
  await rm(away, { recursive: true, force: true });
}
