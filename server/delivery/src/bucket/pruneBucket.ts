import { randomUUID } from 'node:crypto';
import { toError } from 'shared-kernel/decode/toError';
import { oldReleases } from '../changes/oldReleases';
import type { Pruned, PruneOrder } from '../changes/prune';
import { lastLive } from '../changes/releaseList';
import type { LiveName } from '../pointers/liveName';
import { releasesIn } from '../pointers/pointerFile';
import type { SiteFolder } from '../siteFolder';
import { inParallel } from './inParallel';
import { namesIn } from './namesIn';
import type { Bucket } from './openBucket';
import { readShared, type SharedPointer } from './pointerObject';
import { isNoted, keyOfNote } from './previewNotesIn';
import { keyOfWatch } from './readNote';
import { keyOfIndex } from './releaseIndex';
import { type StoredIn, storedIn } from './storedIn';
import { wholeHistory } from './wholeHistory';
import { writeLeaving } from './writeLeaving';

/** Others may change the pointer at the same time. */
const ATTEMPTS = 3;
const CHANGED = 'its pointer was changed again and again meanwhile';
const OVERTAKEN = 'another pruning began meanwhile';

type Means = { readonly site: SiteFolder; readonly bucket: Bucket };

/**
 * Removes from a bucket what {@link prune} removes from a folder, name by name. The pointer says first what is leaving, by a
 * write that fails when somebody has changed it: so it names none of that, and nobody can make it name any until this has
 * ended. One that was killed is completed by the next.
 */
export async function* pruneBucket(means: Means, how: PruneOrder): AsyncGenerator<Pruned> {
  for (const name of await namesIn(means.bucket)) yield await pruneName(means, name, how);
}

async function pruneName({ site, bucket }: Means, name: LiveName, how: PruneOrder): Promise<Pruned> {
  let kept = 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const there = await readShared(bucket, name);
    const stored = await storedIn(bucket, name);
    kept = stored.releases.length;
    if (there.kind !== 'found') {
      const left = there.kind === 'unreadable' ? there.error.message : `${bucket.called} has none`;
      return { name, removed: [], kept, left };
    }
    const leaving = await leavingOf({ site, bucket }, there, { stored, how });
    if (leaving.length === 0 || how.isDry) return { name, removed: leaving, kept: without(stored, leaving) };
    const begun = await writeLeaving(bucket, there, { leaving, pruning: randomUUID() });
    if (!begun) continue;
    const { removed, unfinished, fault } = await removeAll(bucket, begun, how);
    const done = { name, removed, kept: without(stored, [...removed, ...unfinished]) };
    return fault === undefined ? done : { ...done, unfinished, fault: toError(fault).message };
  }
  return { name, removed: [], kept, fault: CHANGED };
}

/** How many stay when these go; of some that go there is half a release alone. */
function without({ releases }: StoredIn, going: readonly string[]): number {
  return releases.filter(({ release }) => !going.includes(release)).length;
}

/** What is to leave. */
async function leavingOf(
  { site, bucket }: Means,
  there: SharedPointer,
  { stored, how }: { readonly stored: StoredIn; readonly how: PruneOrder },
): Promise<string[]> {
  const name = there.pointer.remote;
  const kept = new Set(releasesIn(there.pointer));
  const liveAt = lastLive(await wholeHistory(site, bucket, name, there.history));
  const old = oldReleases(stored.releases, { wentLive: liveAt, kept, keep: how.keep });
  const unfinished = [...there.leaving, ...stored.left].filter((release) => !kept.has(release));
  const leaving: string[] = [];
  for (const release of new Set([...unfinished, ...old])) {
    if (!(await isNoted(bucket, name, release, secondsOf(how)))) leaving.push(release);
  }
  return leaving;
}

async function removeAll(bucket: Bucket, there: SharedPointer, how: PruneOrder) {
  const [removed, unfinished]: [string[], string[]] = [[], []];
  let fault: unknown;
  for (const release of there.leaving) {
    try {
      // Whoever notes a preview looks at what is leaving after that, and here it is the other way round: one sees the other.
      if (await isNoted(bucket, there.pointer.remote, release, secondsOf(how))) continue;
      await removeOwn(bucket, there, release);
      removed.push(release);
    } catch (error) {
      unfinished.push(release);
      fault ??= error;
    }
  }
  fault ??= await takeOff(bucket, there, unfinished);
  return { removed, unfinished, fault };
}

/** @throws an error when another pruning began meanwhile: it may be over, and the release be in use again */
async function removeOwn(bucket: Bucket, there: SharedPointer, release: string): Promise<void> {
  if (!(await ownPointer(bucket, there))) throw new Error(OVERTAKEN);
  await removeRelease(bucket, there.pointer.remote, release);
}

/** Its list first: nobody takes half of it for a release. */
async function removeRelease(bucket: Bucket, name: LiveName, release: string): Promise<void> {
  await bucket.remove(keyOfIndex(name, release));
  await inParallel(await bucket.list(`r/${name}/${release}/`), ({ key }) => bucket.remove(key));
  await bucket.remove(keyOfNote(name, release));
  await bucket.remove(keyOfWatch(name, release));
}

/** The pointer as it is now, as long as it says what this pruning wrote of itself. */
async function ownPointer(bucket: Bucket, there: SharedPointer): Promise<SharedPointer | undefined> {
  const now = await readShared(bucket, there.pointer.remote, there.etag);
  if (now.kind === 'same') return there;
  return now.kind === 'found' && now.pruning === there.pruning ? now : undefined;
}

/**
 * The list is left to a pruning that began later, which has written another one.
 *
 * @returns what kept the pointer from saying so; it then says that all of it is leaving, until the next time
 */
async function takeOff(bucket: Bucket, there: SharedPointer, unfinished: readonly string[]): Promise<unknown> {
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const own = await ownPointer(bucket, there);
      if (!own || (await writeLeaving(bucket, own, { leaving: unfinished, pruning: own.pruning }))) return undefined;
    }
    return CHANGED;
  } catch (error) {
    return error;
  }
}

const secondsOf = ({ now }: PruneOrder) => Math.floor(now.getTime() / 1000);
