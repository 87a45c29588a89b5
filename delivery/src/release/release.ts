import { DecodeError } from 'shared-kernel/decode/decode';
import type { LiveName } from '../pointers/liveName';
import { type Pointer, readPointer, writePointer } from '../pointers/pointerFile';
import { type SiteFolder, siteFolder } from '../siteFolder';
import { readBuild } from './buildFolder';
import { addToHistory } from './history';
import { nextPointer } from './nextPointer';
import { putRelease } from './releaseFolder';

export type ReleaseOrder = {
  readonly name: LiveName;
  /** Folder of the finished build. */
  readonly from: string;
  readonly dataDir: string;
  readonly now: Date;
  /** Who releases, and why; both go into the history. */
  readonly who: string;
  readonly why?: string | undefined;
};

export type Released = { readonly name: LiveName; readonly release: string; readonly kind: 'live' | 'unchanged' };

/**
 * Makes a build the live release of its name: its files first, then the pointer, at last the line in the history.
 * Whatever fails on the way leaves the live release in force.
 *
 * @throws ReleaseError or DecodeError that says what is wrong with the build or the data folder
 */
export async function release({ name, from, dataDir, now, who, why }: ReleaseOrder): Promise<Released> {
  const site = siteFolder(dataDir);
  const build = await readBuild(name, from);
  const before = await readableSoFar(site, name);
  await putRelease(site, name, build);
  const pointer = nextPointer(before, build, now.toISOString());
  if (pointer === before) return { name, release: build.release, kind: 'unchanged' };
  await writePointer(site, pointer);
  await addToHistory(site, name, { at: pointer.changedAt, who, why, from: before?.live.release, to: build.release });
  return { name, release: build.release, kind: 'live' };
}

/** The pointer as it is; a damaged one counts as none, so that a release mends it. */
export async function readableSoFar(site: SiteFolder, name: LiveName): Promise<Pointer | undefined> {
  try {
    return await readPointer(site, name);
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}
