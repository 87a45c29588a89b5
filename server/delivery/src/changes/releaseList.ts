import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import { isDrawing, type Pointer, readLastGood, stateOf } from '../pointers/pointerFile';
import { weightOfStored } from '../release/releaseSize';
import { releasesThere } from '../release/storedRelease';
import type { SiteFolder } from '../siteFolder';
import { type HistoryLine, readHistory } from './history';

/** A line of the list of releases. */
export type ListedRelease = {
  readonly release: string;
  /** When it was last made live, or else written. ISO time. */
  readonly at: string;
  /** Size of all its files on the wire, in bytes. */
  readonly bytes: number;
  /** Absent when its description is unreadable. */
  readonly contract: number | undefined;
  readonly role: 'live' | 'live, not drawn' | 'off' | 'previous' | undefined;
  /** Whether it last went live without all checks. */
  readonly isUnchecked: boolean;
};

export type ReleaseList = {
  readonly name: LiveName;
  /** The newest first. */
  readonly releases: readonly ListedRelease[];
  /** Why the pointer in force is unreadable; the roles are then those of the previous one. */
  readonly fault: string | undefined;
};

/** The releases of a name, and which of them visitors get. */
export async function listReleases(site: SiteFolder, name: LiveName): Promise<ReleaseList> {
  let fault: string | undefined;
  const pointer = await readLastGood(site, name, (error) => {
    fault = error.message;
  });
  const history = await readHistory(site, name);
  const wentLive = lastLive(history);
  const unchecked = uncheckedIn(history);
  const roles = new Map<string, ListedRelease['role']>();
  if (pointer?.previous) roles.set(pointer.previous.release, 'previous');
  if (pointer) roles.set(pointer.live.release, roleOfLive(pointer));
  const releases = (await releasesThere(site, name)).map(async ({ release, writtenAt }) => ({
    release,
    at: wentLive.get(release) ?? writtenAt.toISOString(),
    bytes: await weightOfStored(site, name, release),
    contract: await contractOf(path.join(site.releasesOf(name), release)),
    role: roles.get(release),
    isUnchecked: unchecked.get(release) ?? false,
  }));
  return { name, releases: (await Promise.all(releases)).sort((a, b) => (a.at < b.at ? 1 : -1)), fault };
}

function roleOfLive(pointer: Pointer): ListedRelease['role'] {
  if (stateOf(pointer) === 'off') return 'off';
  return isDrawing(pointer) ? 'live' : 'live, not drawn';
}

/** When each release of a name was last made live, as ISO time. */
export async function lastLiveAt(site: SiteFolder, name: LiveName): Promise<ReadonlyMap<string, string>> {
  return lastLive(await readHistory(site, name));
}

function lastLive(history: readonly HistoryLine[]): ReadonlyMap<string, string> {
  const changes = history.filter(({ what }) => what === 'release' || what === 'rollback');
  return new Map(changes.map(({ to, at }) => [to, at]));
}

function uncheckedIn(history: readonly HistoryLine[]): ReadonlyMap<string, boolean> {
  const releases = history.filter(({ what }) => what === 'release');
  return new Map(releases.map(({ to, unchecked }) => [to, unchecked !== undefined]));
}

async function contractOf(folder: string): Promise<number | undefined> {
  try {
    const description: unknown = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
    const contract =
      typeof description === 'object' && description && 'contract' in description && description.contract;
    return typeof contract === 'number' ? contract : undefined;
  } catch {
    return undefined;
  }
}
