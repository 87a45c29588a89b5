import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import { liveNames } from '../pointers/liveNames';
import { readLastGood, releasesIn } from '../pointers/pointerFile';
import { forgetPreview, validPreviews } from '../previews/previewNotes';
import { folderForUs, removeLeftStages } from '../release/staging';
import { releasesThere } from '../release/storedRelease';
import { removeSignatures } from '../signing/signatureStore';
import type { SiteFolder } from '../siteFolder';
import { withChangeLock } from './changeLock';
import { oldReleases } from './oldReleases';
import { lastLiveAt } from './releaseList';

/** An open tab may request files of its release for days, and a rollback may go far back. */
export const FEWEST_KEPT = 10;

export type PruneOrder = { readonly keep: number; readonly isDry: boolean; readonly now: Date };

export type Pruned = {
  readonly name: LiveName;
  /** Oldest first. */
  readonly removed: readonly string[];
  readonly kept: number;
  /** Why the name was skipped. */
  readonly left?: string;
  /** What is partly gone, and why; the next time removes the rest. */
  readonly unfinished?: readonly string[];
  readonly fault?: string;
};

/**
 * Removes old releases, name by name, and what killed commands left. It keeps the newest of each name that were live, by when they were
 * last made live, as many of the others, all that a pointer names, and those of valid previews. When the pointer is unreadable, everything stays.
 */
export async function* prune(site: SiteFolder, how: PruneOrder): AsyncGenerator<Pruned> {
  if (!how.isDry) await removeLeftStages(site);
  for (const name of await liveNames(site)) yield await withChangeLock(site, name, () => pruneName(site, name, how));
}

async function pruneName(site: SiteFolder, name: LiveName, { keep, isDry, now }: PruneOrder): Promise<Pruned> {
  const there = await releasesThere(site, name);
  const named = await namedByPointers(site, name);
  if (typeof named === 'string') return { name, removed: [], kept: there.length, left: named };
  const wentLive = await lastLiveAt(site, name);
  const previews = await validPreviews(site, name, Math.floor(now.getTime() / 1000));
  const kept = new Set([...named, ...previews.map(({ release }) => release)]);
  const removed = oldReleases(there, { wentLive, kept, keep });
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

/** Moves it out of the served folder in one step, so that no visitor gets half of it. */
async function removeRelease(site: SiteFolder, name: LiveName, release: string): Promise<void> {
  const away = folderForUs(site);
  await mkdir(site.staging, { recursive: true });
  await rename(path.join(site.releasesOf(name), release), away);
  await rm(away, { recursive: true, force: true });
  await removeSignatures(site, name, release);
  await forgetPreview(site, name, release);
}
