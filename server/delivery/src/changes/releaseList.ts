import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import { readLastGood, stateOf } from '../pointers/pointerFile';
import { weightOfStored } from '../release/releaseSize';
import { releasesThere } from '../release/storedRelease';
import type { SiteFolder } from '../siteFolder';
import { readHistory } from './history';

/** A release as it is listed. */
export type ListedRelease = {
  readonly release: string;
  /** When it was last made live; when it was written, if it never was. ISO time. */
  readonly at: string;
  /** What all its files weigh on the wire, in bytes. */
  readonly bytes: number;
  /** Absent where its description cannot be read. */
  readonly contract: number | undefined;
  readonly role: 'live' | 'off' | 'previous' | undefined;
};

export type ReleaseList = {
  readonly name: LiveName;
  /** The newest first. */
  readonly releases: readonly ListedRelease[];
  /** Why the pointer in force cannot be read; the roles are those of the one before. */
  readonly fault: string | undefined;
};

/** What there is of a name, and what visitors get of it. */
export async function listReleases(site: SiteFolder, name: LiveName): Promise<ReleaseList> {
  let fault: string | undefined;
  const pointer = await readLastGood(site, name, (error) => {
    fault = error.message;
  });
  const wentLive = await lastLiveAt(site, name);
  const live = pointer && stateOf(pointer) === 'off' ? 'off' : 'live';
  const roles = new Map<string, ListedRelease['role']>();
  if (pointer?.previous) roles.set(pointer.previous.release, 'previous');
  if (pointer) roles.set(pointer.live.release, live);
  const releases = (await releasesThere(site, name)).map(async ({ release, writtenAt }) => ({
    release,
    at: wentLive.get(release) ?? writtenAt.toISOString(),
    bytes: await weightOfStored(site, name, release),
    contract: await contractOf(path.join(site.releasesOf(name), release)),
    role: roles.get(release),
  }));
  return { name, releases: (await Promise.all(releases)).sort((a, b) => (a.at < b.at ? 1 : -1)), fault };
}

/** When each release of a name was last made live, as ISO time. */
export async function lastLiveAt(site: SiteFolder, name: LiveName): Promise<ReadonlyMap<string, string>> {
  const changes = (await readHistory(site, name)).filter(({ what }) => what === 'release' || what === 'rollback');
  return new Map(changes.map(({ to, at }) => [to, at]));
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
