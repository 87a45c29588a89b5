import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { MOST } from 'server-shared/releases/build';
import { ReleaseError } from 'server-shared/releases/releaseError';

/**
 * Refuses a build before it is read.
 *
 * @param folder may be missing
 * @throws ReleaseError with what is too large, and how much may be
 */
export async function refuseLarge(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries.flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []));
  if (names.length > MOST.files)
    throw new ReleaseError(`${folder}: expected a build of at most ${MOST.files} files, got ${names.length}.`);
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: (await stat(name)).size })));
  const large = files.filter(({ bytes }) => bytes > MOST.fileBytes);
  if (large.length > 0) {
    const sizes = large.map(({ name, bytes }) => `${path.relative(folder, name)} of ${megabytes(bytes)}`);
    throw new ReleaseError(
      `${folder}: expected files of at most ${megabytes(MOST.fileBytes)} in a build, got ${sizes.join(', ')}.`,
    );
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > MOST.bytes)
    throw new ReleaseError(`${folder}: expected a build of at most ${megabytes(MOST.bytes)}, got ${megabytes(bytes)}.`);
}

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
