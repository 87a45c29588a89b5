import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import type { SiteFolder } from '../siteFolder';
import type { Build, Files } from './buildFolder';
import { encodingsOf } from './compress';
import { ReleaseError } from './releaseError';

/**
 * Puts a build's files where they stay for ever, with their encodings beside them. The folder appears whole or not
 * at all. The same bytes again change nothing.
 *
 * @returns whether the folder was written now
 * @throws ReleaseError when it exists with other bytes: visitors may hold parts of it in their caches
 */
export async function putRelease(site: SiteFolder, name: LiveName, build: Build): Promise<boolean> {
  const target = path.join(site.releasesOf(name), build.release);
  if (await holds(target, build.files)) return false;
  const draft = path.join(site.releasesOf(name), `.${build.release}.${randomUUID()}.tmp`);
  try {
    await Promise.all([...build.files].map(([file, content]) => writeEncoded(path.join(draft, file), content)));
    await rename(draft, target);
    return true;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Somebody else released the same build meanwhile.
    if (await holds(target, build.files)) return false;
    throw error;
  }
}

async function writeEncoded(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content, { flush: true });
  for (const encoding of await encodingsOf(file, content)) {
    await writeFile(file + encoding.ending, encoding.content, { flush: true });
  }
}

/** Whether the release is there already; refuses one that is there and differs. */
async function holds(folder: string, files: Files): Promise<boolean> {
  const states = await Promise.all([...files].map(([name, content]) => compare(path.join(folder, name), content)));
  if (states.every((state) => state === 'same')) return true;
  if (states.every((state) => state === 'missing')) return false;
  const damaged = [...files.keys()].find((_, index) => states[index] !== 'same');
  throw new ReleaseError(
    `${folder} exists with other content (${damaged}). A release never changes: remove that folder, or give the package a new version.`,
  );
}

async function compare(file: string, content: Buffer): Promise<'same' | 'other' | 'missing'> {
  const there = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!there) return 'missing';
  return there.equals(content) ? 'same' : 'other';
}
