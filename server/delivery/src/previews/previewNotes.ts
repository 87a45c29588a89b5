import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readRegularFile } from 'server-shared/files/readRegularFile';
import { decode } from 'shared-kernel/decode/decode';
import { text, unixSeconds } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import type { LiveName } from '../pointers/liveName';
import type { Preview } from '../pointers/preview';
import { writeWhole } from '../pointers/writeWhole';
import type { SiteFolder } from '../siteFolder';

const MOST_BYTES = 10_000;

const noteSchema = v.object({ label: text, until: unixSeconds, who: text });

type Note = v.InferOutput<typeof noteSchema>;

/** A release under preview, as `npm run releases` shows it, and as pruning leaves it. */
export type NotedPreview = Note & { readonly release: string };

/** Notes that a release is looked at, before its link is given away. One that is noted already keeps its later end. */
export async function notePreview(site: SiteFolder, { remote, release, label, until }: Preview, who: string) {
  const before = await readNote(site, remote, release);
  const note: Note = { label, until: Math.max(until, before?.until ?? 0), who };
  if (before && JSON.stringify(before) === JSON.stringify(note)) return;
  await writeWhole(fileOf(site, remote, release), `${JSON.stringify(note)}\n`);
}

/** The previews of a name that are valid. @param now unix seconds */
export async function validPreviews(site: SiteFolder, name: LiveName, now: number): Promise<NotedPreview[]> {
  const files = await readdir(path.join(site.previews, name)).catch(() => []);
  const releases = files.flatMap((file) =>
    file.endsWith('.json') && !file.startsWith('.') ? [file.slice(0, -5)] : [],
  );
  const notes = releases.map(async (release) => {
    const note = await readNote(site, name, release);
    return note && note.until > now ? [{ release, ...note }] : [];
  });
  return (await Promise.all(notes)).flat();
}

/** Whether it ever was under preview. */
export async function wasPreviewed(site: SiteFolder, name: LiveName, release: string): Promise<boolean> {
  return (await readNote(site, name, release)) !== undefined;
}

export async function forgetPreview(site: SiteFolder, name: LiveName, release: string): Promise<void> {
  await rm(fileOf(site, name, release), { force: true });
}

/** A note as it is written. @throws the system's error when there is none */
export async function noteText(site: SiteFolder, name: LiveName, release: string): Promise<string> {
  return String(await readRegularFile(fileOf(site, name, release), MOST_BYTES));
}

/** @returns nothing for what is no note */
export function toNote(json: string): Note | undefined {
  try {
    return decode(noteSchema, JSON.parse(json));
  } catch {
    return undefined;
  }
}

async function readNote(site: SiteFolder, name: LiveName, release: string): Promise<Note | undefined> {
  return toNote(await noteText(site, name, release).catch(() => ''));
}

function fileOf({ previews }: SiteFolder, name: LiveName, release: string): string {
  return path.join(previews, name, `${release}.json`);
}
