import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import {
  type CheckPointer,
  candidateIn,
  isDrawing,
  type Pointer,
  readLastGood,
  stateOf,
} from '../pointers/pointerFile';
import { readStandIn } from '../pointers/readStandIn';
import { validPreviews } from '../previews/previewNotes';
import { weightOfStored } from '../release/releaseSize';
import { releasesThere } from '../release/storedRelease';
import { checkLive } from '../signing/createPointerCheck';
import { readKeys } from '../signing/openKeys';
import type { SiteFolder } from '../siteFolder';
import { type HistoryLine, readHistory, wentLive } from './history';

/** A line of the list of releases. */
export type ListedRelease = {
  readonly release: string;
  /** When it was last made live, or else written. ISO time. */
  readonly at: string;
  /** Size of all its files on the wire, in bytes. */
  readonly bytes: number;
  /** Absent when its description is unreadable. */
  readonly contract: number | undefined;
  readonly role: 'live' | 'live, not drawn' | 'off' | 'previous' | `candidate ${number} %` | 'withdrawn' | undefined;
  /** Whether it last went live without all checks. */
  readonly isUnchecked: boolean;
  /** Whose key it last went live by; absent for what went live before there were keys, or never did. */
  readonly key: string | undefined;
  /** What its team calls it while it may be looked at. */
  readonly preview: string | undefined;
  /** Who took it back, and why, where the history says so. */
  readonly withdrawal: HistoryLine | undefined;
};

export type ReleaseList = {
  readonly name: LiveName;
  /** The newest first. */
  readonly releases: readonly ListedRelease[];
  /** Why the pointer on disk is not served; the roles are then those of what is. */
  readonly fault: string | undefined;
  /** What a server that starts serves in its place. */
  readonly instead?: 'the last good one' | { readonly before: string } | 'nothing' | undefined;
};

/** The releases of a name, and which of them visitors get. */
export async function listReleases(site: SiteFolder, name: LiveName, now: Date): Promise<ReleaseList> {
  let fault: string | undefined;
  const onFault = (error: Error) => {
    fault = error.message;
  };
  const check = await checkOf(site);
  const good = await readLastGood(site, name, onFault, { check });
  const standIn = fault && !good ? await readStandIn(site, name, check) : undefined;
  // Where no release may be live, the list says what would be.
  const pointer = good ?? standIn ?? (await readLastGood(site, name));
  const history = await readHistory(site, name);
  const liveAt = lastLive(history);
  const unchecked = uncheckedIn(history);
  const keys = keysIn(history);
  const previews = await validPreviews(site, name, Math.floor(now.getTime() / 1000));
  const roles = pointer ? rolesIn(pointer) : new Map<string, ListedRelease['role']>();
  const releases = (await releasesThere(site, name)).map(async ({ release, writtenAt }) => ({
    release,
    at: liveAt.get(release) ?? writtenAt.toISOString(),
    bytes: await weightOfStored(site, name, release),
    contract: await contractOf(path.join(site.releasesOf(name), release)),
    role: roles.get(release),
    isUnchecked: unchecked.get(release) ?? false,
    key: keys.get(release),
    preview: previews.find((one) => one.release === release)?.label,
    withdrawal: roles.get(release) === 'withdrawn' ? withdrawalOf(release, history) : undefined,
  }));
  const sorted = (await Promise.all(releases)).sort((a, b) => (a.at < b.at ? 1 : -1));
  return { name, releases: sorted, fault, instead: fault ? insteadOf(good, standIn) : undefined };
}

function insteadOf(good: Pointer | undefined, standIn: Pointer | undefined): ReleaseList['instead'] {
  if (good) return 'the last good one';
  return standIn ? { before: standIn.live.release } : 'nothing';
}

/** As the running server checks it. A list makes no keys. */
async function checkOf(site: SiteFolder): Promise<CheckPointer> {
  const keys = await readKeys(site);
  return async (pointer) => (keys.kind === 'none' ? pointer : (await checkLive(site, keys, pointer)).pointer);
}

function keysIn(history: readonly HistoryLine[]): ReadonlyMap<string, string> {
  return new Map(
    history.flatMap(({ what, to, candidate, key }) =>
      key === undefined ? [] : [[what === 'candidate' && candidate ? candidate : to, key] as const],
    ),
  );
}

/** A candidate is withdrawn; a rollback leaves what everybody had, and the candidate if there is one. */
function withdrawalOf(release: string, history: readonly HistoryLine[]): HistoryLine | undefined {
  const lines = history.filter(({ what, candidate, from }) => {
    if (what === 'withdraw') return candidate === release;
    return what === 'rollback' && (from === release || candidate === release);
  });
  // Those of other machines come behind older ones.
  return lines.reduce<HistoryLine | undefined>((last, one) => (last && last.at > one.at ? last : one), undefined);
}

function rolesIn(pointer: Pointer): ReadonlyMap<string, ListedRelease['role']> {
  const roles = new Map<string, ListedRelease['role']>(pointer.withdrawn.map((release) => [release, 'withdrawn']));
  if (pointer.previous) roles.set(pointer.previous.release, 'previous');
  const candidate = candidateIn(pointer);
  if (candidate) roles.set(candidate.release.release, `candidate ${candidate.share} %`);
  return roles.set(pointer.live.release, roleOfLive(pointer));
}

function roleOfLive(pointer: Pointer): ListedRelease['role'] {
  if (stateOf(pointer) === 'off') return 'off';
  return isDrawing(pointer) ? 'live' : 'live, not drawn';
}

/** When each release of a name was last made live, as ISO time. */
export async function lastLiveAt(site: SiteFolder, name: LiveName): Promise<ReadonlyMap<string, string>> {
  return lastLive(await readHistory(site, name));
}

/** {@link lastLiveAt} of these changes. */
export function lastLive(history: readonly HistoryLine[]): ReadonlyMap<string, string> {
  return new Map(wentLive(history).map(({ to, at }) => [to, at]));
}

function uncheckedIn(history: readonly HistoryLine[]): ReadonlyMap<string, boolean> {
  return new Map(
    history.flatMap(({ what, to, candidate, unchecked }) => {
      if (what === 'release') return [[to, unchecked !== undefined] as const];
      return what === 'candidate' && candidate ? [[candidate, unchecked !== undefined] as const] : [];
    }),
  );
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
