import { readFile, rm } from 'node:fs/promises';
import { decode } from 'shared-kernel/decode/decode';
import { optional, text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import type { LiveName } from '../pointers/liveName';
import { writeWhole } from '../pointers/writeWhole';
import type { SiteFolder } from '../siteFolder';

const noteSchema = v.object({
  release: text,
  /** What was live before, to go back to; none at its first release. */
  before: optional(text),
});

/** A release that everybody gets at once, and that is to be watched. It counts only while that release is live. */
export type WatchNote = v.InferOutput<typeof noteSchema>;

/** See {@link JudgeNotes.noteWatch}. */
export async function noteWatch(site: SiteFolder, name: LiveName, note: WatchNote): Promise<void> {
  await writeWhole(site.watch(name), JSON.stringify(note));
}

/** @returns none where nothing is to be watched, or the note cannot be read: it is then as if nobody had asked */
export async function readWatchNote(site: SiteFolder, name: LiveName): Promise<WatchNote | undefined> {
  return toWatchNote(await readFile(site.watch(name), 'utf8').catch(() => ''));
}

/** @returns none for what is no note */
export function toWatchNote(json: string): WatchNote | undefined {
  try {
    return decode(noteSchema, JSON.parse(json));
  } catch {
    return undefined;
  }
}

/** See {@link JudgeNotes.forgetWatch}. */
export async function forgetWatch(site: SiteFolder, name: LiveName, release: string): Promise<void> {
  if ((await readWatchNote(site, name))?.release === release) await rm(site.watch(name), { force: true });
}
