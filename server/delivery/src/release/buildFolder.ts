import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from 'server-shared/files/errorCode';
import { buildOf, type Build as PlainBuild } from 'server-shared/releases/build';
import type { Files } from 'server-shared/releases/files';
import type { LiveName } from 'server-shared/releases/liveName';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { refuseLarge } from './buildSize';
import { type Brought, splitBrought } from './checks';
import { faultOfFile } from './fileTypes';

/** A finished build, and what it brings along while it is to go live. */
export type Build = Brought & PlainBuild;

/**
 * Reads a finished build and checks that all files it names exist, and that each has the content that its name
 * promises.
 *
 * @throws ReleaseError or DecodeError when it cannot be released
 */
export async function readBuild(name: LiveName, folder: string): Promise<Build> {
  await refuseLarge(folder);
  const { files, ...brought } = splitBrought(await readFiles(folder));
  const build = buildOf(name, folder, files);
  checkTypes(files, folder);
  return { ...build, ...brought };
}

export async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    // Of a folder that cannot be read just now nobody may say that it is empty.
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return [];
    throw error;
  });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const read = paths.map(
    async (file): Promise<[string, Buffer]> => [
      path.relative(folder, file).split(path.sep).join('/'),
      await readFile(file),
    ],
  );
  return new Map((await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function checkTypes(files: Files, folder: string): void {
  const faults = [...files].flatMap(([name, content]) => faultOfFile(name, content) ?? []);
  if (faults.length > 0) throw new ReleaseError(`The build in ${folder} cannot be released: ${faults.join('; ')}`);
}
