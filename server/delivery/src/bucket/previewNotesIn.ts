import type { LiveName } from '../pointers/liveName';
import { toLiveName } from '../pointers/liveName';
import { notePreview, noteText, toNote } from '../previews/previewNotes';
import type { SiteFolder } from '../siteFolder';
import { inParallel } from './inParallel';
import type { Bucket } from './openBucket';

const MOST_BYTES = 10_000;

export const keyOfNote = (name: LiveName, release: string) => `previews/${name}/${release}.json`;

/** Notes for all machines what is noted in this folder: until when a release may be looked at. */
export async function storeNote(site: SiteFolder, bucket: Bucket, name: LiveName, release: string): Promise<void> {
  await bucket.put(keyOfNote(name, release), Buffer.from(await noteText(site, name, release)), 'any');
}

/** Whether a release may be looked at. Asked for by its key: a list may be older than the note. @param now unix seconds */
export async function isNoted(bucket: Bucket, name: LiveName, release: string, now: number): Promise<boolean> {
  const there = await bucket.get(keyOfNote(name, release), MOST_BYTES);
  const note = there.kind === 'found' ? toNote(there.body.toString()) : undefined;
  return note !== undefined && note.until > now;
}

/** Brings the notes of all machines into the folder, for commands. One that cannot be read is as good as none. */
export async function bringNotes(site: SiteFolder, bucket: Bucket): Promise<void> {
  await inParallel(await bucket.list('previews/'), async ({ key }) => {
    const [, named, release] = /^previews\/([\w-]+)\/(\w[\w.+-]*)\.json$/.exec(key) ?? [];
    const remote = toLiveName(named);
    const there = remote && release !== undefined ? await bucket.get(key, MOST_BYTES) : undefined;
    const note = there?.kind === 'found' ? toNote(there.body.toString()) : undefined;
    if (note && remote && release !== undefined) await notePreview(site, { remote, release, ...note }, note.who);
  });
}
