import { randomUUID } from 'node:crypto';
import { wentLive } from '../changes/history';
import { oldReleases } from '../changes/oldReleases';
import type { Pruned, PruneOrder } from '../changes/prune';
import type { LiveName } from '../pointers/liveName';
import { releasesIn } from '../pointers/pointerFile';
import type { SiteFolder } from '../siteFolder';
import { inParallel } from './inParallel';
import { namesIn } from './namesIn';
import type { Bucket } from './openBucket';
import { readShared, type SharedPointer } from './pointerObject';
import { isNoted, keyOfNote } from './previewNotesIn';
import { keyOfIndex } from './releaseIndex';
import { storedIn } from './storedIn';
import { wholeHistory } from './wholeHistory';
import { writeLeaving } from './writeLeaving';

/** Others may change the pointer at the same time. */
const ATTEMPTS = 3;
const CHANGED = 'its pointer was changed again and again meanwhile';
const OVERTAKEN = 'another pruning began meanwhile';

type Means = { readonly site: SiteFolder; readonly bucket: Bucket };

/**
 * Removes from a bucket what {@link prune} removes from a folder. The pointer says first what is leaving, by a write that
 * fails when somebody has changed it: so it names none of that, and nobody can make it name any until this has ended. One
 * that was killed is completed by the next.
 */
export async function pruneBucket(means: Means, how: PruneOrder): Promise<Pruned[]> {
  const pruned: Pruned[] = [];
  for (const name of await namesIn(means.bucket)) pruned.push(await pruneName(means, name, how));
  return pruned;
}

async function pruneName({ site, bucket }: Means, name: LiveName, how: PruneOrder): Promise<Pruned> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const there = await readShared(bucket, name);
    const { leaving, kept, why } = await lookAt(
      { site, bucket },
      name,
      there.kind === 'found' ? there : undefined,
      how,
    );
    if (there.kind !== 'found') {
      return { name, removed: [], kept, left: there.kind === 'unreadable' ? there.error.message : why };
    }
    if (leaving.length === 0 || how.isDry) return { name, removed: leaving, kept };
    const begun = await writeLeaving(bucket, there, { leaving, pruning: randomUUID() });
    if (begun) return removeAll(bucket, begun, { kept, how });
  }
  return { name, removed: [], kept: 0, fault: CHANGED };
}

/** What is to leave, and how many releases stay. */
async function lookAt({ site, bucket }: Means, name: LiveName, there: SharedPointer | undefined, how: PruneOrder) {
  const { releases, left } = await storedIn(bucket, name);
  if (!there) return { leaving: [], kept: releases.length, why: `${bucket.called} has none` };
  const lines = wentLive(await wholeHistory(site, bucket, name, there.history));
  const rule = {
    wentLive: new Map(lines.map(({ to, at }) => [to, at])),
    kept: new Set(releasesIn(there.pointer)),
    keep: how.keep,
  };
  const old = oldReleases(releases, rule);
  const unfinished = [...there.leaving, ...left].filter((release) => !rule.kept.has(release));
  const leaving: string[] = [];
  for (const release of new Set([...unfinished, ...old])) {
    if (!(await isNoted(bucket, name, release, secondsOf(how)))) leaving.push(release);
  }
  const kept = releases.filter(({ release }) => !leaving.includes(release)).length;
  return { leaving, kept, why: undefined };
}

async function removeAll(
  bucket: Bucket,
  there: SharedPointer,
  { kept, how }: { readonly kept: number; readonly how: PruneOrder },
): Promise<Pruned> {
  const name = there.pointer.remote;
  const [removed, unfinished]: [string[], string[]] = [[], []];
  let looked = 0;
  let fault: unknown;
  for (const release of there.leaving) {
    try {
      // Whoever notes a preview looks at what is leaving after that, and here it is the other way round: one sees the other.
      if (await isNoted(bucket, name, release, secondsOf(how))) looked += 1;
      else {
        await removeOwn(bucket, there, release);
        removed.push(release);
      }
    } catch (error) {
      unfinished.push(release);
      fault ??= error;
    }
  }
  fault ??= await takeOff(bucket, there, unfinished);
  const all = { name, removed, kept: kept + looked };
  return fault === undefined
    ? all
    : { ...all, unfinished, fault: String(fault instanceof Error ? fault.message : fault) };
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
