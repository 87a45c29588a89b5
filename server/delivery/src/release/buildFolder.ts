import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from 'server-shared/files/errorCode';
import { buildOf, MAX, type Build as PlainBuild } from 'server-shared/releases/build';
import type { Files } from 'server-shared/releases/files';
import { integrityOf } from 'server-shared/releases/integrity';
import type { LiveName } from 'server-shared/releases/liveName';
import { ReleaseError } from 'server-shared/releases/releaseError';
import { DecodeError } from 'shared-kernel/decode/decode';
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
  const build = orNamed(folder, () => buildOf(name, folder, files));
  const faults = [...files].flatMap(([file, content]) => faultOfFile(file, content) ?? []);
  const all = [...faults, ...touched(build)];
  if (all.length > 0) throw new ReleaseError(`The build in ${folder} cannot be released: ${all.join('; ')}`);
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

/** Scripts that are no longer what the build wrote the integrity of into the script that loads them: browsers would refuse them. */
function touched({ description, files }: PlainBuild): string[] {
  const loading = 'scripts' in description ? description.scripts : [description.entry];
  const wanted = new Set(loading.flatMap((file) => String(files.get(file)).match(/sha384-[A-Za-z0-9+/]{64}/g) ?? []));
  const others = [...files].flatMap(([file, content]) =>
    !file.endsWith('.js') || wanted.delete(integrityOf(content)) || [...loading, description.server].includes(file)
      ? []
      : [file],
  );
  return wanted.size === 0
    ? []
    : [`expected scripts as they were built, got another ${others.join(' or ')}. Build again`];
}

function orNamed<T>(folder: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof DecodeError ? new ReleaseError(`${folder} holds no build: ${error.message}`) : error;
  }
}

/**
 * Refuses a build before it is read.
 *
 * @param folder may be missing
 * @throws ReleaseError with what is too large, and how much may be
 */
export async function refuseLarge(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries.flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : []));
  if (names.length > MAX.files)
    throw new ReleaseError(`${folder}: expected a build of at most ${MAX.files} files, got ${names.length}.`);
  const files = await Promise.all(names.map(async (name) => ({ name, bytes: (await stat(name)).size })));
  const large = files.filter(({ bytes }) => bytes > MAX.fileBytes);
  if (large.length > 0) {
    const sizes = large.map(({ name, bytes }) => `${path.relative(folder, name)} of ${megabytes(bytes)}`);
    throw new ReleaseError(
      `${folder}: expected files of at most ${megabytes(MAX.fileBytes)} in a build, got ${sizes.join(', ')}.`,
    );
  }
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > MAX.bytes)
    throw new ReleaseError(`${folder}: expected a build of at most ${megabytes(MAX.bytes)}, got ${megabytes(bytes)}.`);
}

const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
