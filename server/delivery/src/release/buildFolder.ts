import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from 'server-shared/files/errorCode';
import type { LiveName } from '../pointers/liveName';
import {
  decodeRemoteDescription,
  decodeShellDescription,
  namedFiles,
  type RemoteDescription,
  type ShellDescription,
} from './buildDescription';
import { refuseLarge } from './buildSize';
import { type Brought, splitBrought } from './checks';
import { type Files, filesHash } from './files';
import { faultOfFile } from './fileTypes';
import { decodeManifest } from './manifest';
import { ReleaseError } from './releaseError';

/** A finished build, and what it brings along while it is to go live. */
export type Build = Brought & {
  readonly description: RemoteDescription | ShellDescription;
  readonly files: Files;
  /** `<version>-<hash of all files>`: the same build has the same name wherever it is made. */
  readonly release: string;
};

/**
 * Reads a finished build and checks that all files it names exist, and that each has the content that its name
 * promises.
 *
 * @throws ReleaseError or DecodeError when it cannot be released
 */
export async function readBuild(name: LiveName, folder: string): Promise<Build> {
  await refuseLarge(folder);
  const { files, ...brought } = splitBrought(await readFiles(folder));
  return { ...describedBuild(name, folder, files), ...brought };
}

/** {@link readBuild} of files in memory; `folder` is for messages. */
export function describedBuild(name: LiveName, folder: string, files: Files): Build {
  const raw = jsonOf(files, 'release.json', `There is no build of ${name} in ${folder}. Build it first.`);
  const description = name === 'shell' ? decodeShellDescription(raw) : decodeRemoteDescription(raw);
  if (description.remote !== name) {
    throw new ReleaseError(`${folder} holds a build of ${description.remote}, not of ${name}.`);
  }
  checkPresence(description, files, folder);
  checkTypes(files, folder);
  return { description, files, release: `${description.version}-${filesHash(files).slice(0, 10)}` };
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

function jsonOf(files: Files, name: string, otherwise: string): unknown {
  const content = files.get(name);
  if (!content) throw new ReleaseError(otherwise);
  try {
    return JSON.parse(content.toString());
  } catch {
    throw new ReleaseError(`${name} is no JSON. Build again.`);
  }
}

function checkPresence(description: Build['description'], files: Files, folder: string): void {
  const named = new Set(namedFiles(description));
  if ('manifest' in description) {
    const manifest = decodeManifest(
      jsonOf(files, description.manifest, `${description.manifest} is missing in ${folder}.`),
    );
    named.add(manifest.entry);
    for (const file of manifest.modules.flatMap((module) => module.all)) named.add(file);
  }
  const missing = [...named].filter((file) => !files.get(file)?.length);
  if (missing.length > 0)
    throw new ReleaseError(`${missing.join(', ')} of the build in ${folder} is missing or empty.`);
}

function checkTypes(files: Files, folder: string): void {
  const faults = [...files].flatMap(([name, content]) => faultOfFile(name, content) ?? []);
  if (faults.length > 0) throw new ReleaseError(`The build in ${folder} cannot be released: ${faults.join('; ')}`);
}
