import { lstat, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodingsOf } from './compress';
import type { Files } from './files';
import { ReleaseError } from './releaseError';

/** Writes a build's files, with their encodings beside them, into a folder that is not served yet. */
export async function writeRelease(folder: string, files: Files): Promise<void> {
  const writes = [...files].map(([file, content]) => writeEncoded(path.join(folder, file), content));
  // Waits for all, even when one fails: the caller removes the folder then, and no write may be left.
  const failed = (await Promise.allSettled(writes)).find((write) => write.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Moves a written release to its permanent place. It appears whole or not at all; the same bytes again change nothing.
 *
 * @throws ReleaseError when it exists with other bytes: visitors may have parts of it in their caches
 */
export async function putRelease(written: string, target: string, files: Files): Promise<void> {
  if (await holds(target, files)) return;
  if ((await lstat(written)).isSymbolicLink()) throw new ReleaseError(`${target} was pruned meanwhile: release again.`);
  await mkdir(path.dirname(target), { recursive: true });
  await rename(written, target);
}

/**
 * Whether the release exists already.
 *
 * @throws ReleaseError when it exists and differs
 */
export async function holds(folder: string, files: Files): Promise<boolean> {
  const states = await Promise.all([...files].map(([name, content]) => compare(path.join(folder, name), content)));
  if (states.every((state) => state === 'same')) return true;
  if (states.every((state) => state === 'missing')) return false;
  const damaged = [...files.keys()].find((_, index) => states[index] !== 'same');
  throw new ReleaseError(
    `${folder} exists with other content (${damaged}). A release never changes: remove that folder, or give the package a new version.`,
  );
}

async function writeEncoded(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content, { flush: true });
  for (const encoding of await encodingsOf(file, content)) {
    await writeFile(file + encoding.ending, encoding.content, { flush: true });
  }
}

async function compare(file: string, content: Buffer): Promise<'same' | 'other' | 'missing'> {
  const there = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!there) return 'missing';
  return there.equals(content) ? 'same' : 'other';
}
