import type { LiveName } from '../pointers/liveName';
import { toLiveName } from '../pointers/liveName';
import { notePreview, noteText, toNote, validPreviews } from '../previews/previewNotes';
import { releasesThere } from '../release/storedRelease';
import type { SiteFolder } from '../siteFolder';
import { bringRelease } from './bringRelease';
import { BucketError } from './bucketError';
import { inParallel } from './inParallel';
import type { Bucket } from './openBucket';
import { readNote } from './readNote';

export const keyOfNote = (name: LiveName, release: string) => `previews/${name}/${release}.json`;

/** Notes for all machines what is noted in this folder: until when a release may be looked at. */
export async function storeNote(site: SiteFolder, bucket: Bucket, name: LiveName, release: string): Promise<void> {
  await bucket.put(keyOfNote(name, release), Buffer.from(await noteText(site, name, release)), 'any');
}

/** Whether a release may be looked at. Asked for by its key: a list may be older than the note. @param now unix seconds */
export async function isNoted(bucket: Bucket, name: LiveName, release: string, now: number): Promise<boolean> {
  const note = await noteIn(bucket, name, release);
  return note !== undefined && note.until > now;
}

/** Brings the note of a release into the folder, from whichever machine, if there is one. */
export async function bringNote(site: SiteFolder, bucket: Bucket, remote: LiveName, release: string): Promise<void> {
  const note = await noteIn(bucket, remote, release);
  if (note) await notePreview(site, { remote, release, ...note }, note.who);
}

/** Brings the notes of all machines into the folder, for commands that look at all. */
export async function bringNotes(site: SiteFolder, bucket: Bucket): Promise<void> {
  await inParallel(await bucket.list('previews/'), async ({ key }) => {
    const [, named, release] = /^previews\/([\w-]+)\/(\w[\w.+-]*)\.json$/.exec(key) ?? [];
    const name = toLiveName(named);
    if (name && release !== undefined) await bringNote(site, bucket, name, release);
  });
}

/** Brings what other machines let others look at, where this one lacks it, so that a list shows it. @param now unix seconds */
export async function bringPreviewed(site: SiteFolder, bucket: Bucket, name: LiveName, now: number): Promise<void> {
  const there = new Set((await releasesThere(site, name)).map(({ release }) => release));
  for (const { release } of await validPreviews(site, name, now)) {
    if (!there.has(release)) await bringRelease(site, bucket, name, release).catch(leaveOut);
  }
}

/** Of what is lost or damaged in the bucket nobody can look at anything. */
function leaveOut(error: unknown): void {
  const isGone = error instanceof BucketError && ['missing', 'damaged'].includes(error.kind);
  if (!isGone) throw error;
}

async function noteIn(bucket: Bucket, name: LiveName, release: string) {
  return toNote((await readNote(bucket, keyOfNote(name, release)))?.body.toString() ?? '');
}
