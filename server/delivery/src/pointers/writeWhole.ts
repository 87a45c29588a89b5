import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
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

/** A name beside the file for an incomplete one: hidden, so that nobody mistakes it for the file. */
function draftOf(file: string): string {
  return path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}.tmp`);
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
