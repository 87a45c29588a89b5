import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Replaces a file atomically: a reader gets the old one or the new one, even after a power failure. */
export async function writeWhole(file: string, text: string, mode = 0o666): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = draftOf(file);
  try {
    await writeSynced(draft, text, mode);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Removes the drafts of a process killed while writing this file; only for callers that exclude other writers. */
export async function removeDrafts(file: string): Promise<void> {
  const folder = path.dirname(file);
  const left = (await readdir(folder).catch(() => [])).filter(
    (name) => name.startsWith(draftsOf(file)) && name.endsWith('.tmp'),
  );
  await Promise.all(left.map((name) => rm(path.join(folder, name), { force: true })));
}

/** A name beside the file for an incomplete one. */
export function draftOf(file: string): string {
  return path.join(path.dirname(file), `${draftsOf(file)}${randomUUID()}.tmp`);
}

/** Hidden, so that nobody mistakes a draft for the file. */
function draftsOf(file: string): string {
  return `.${path.basename(file)}.`;
}

async function writeSynced(file: string, text: string, mode: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
