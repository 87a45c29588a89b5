import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { LiveName } from '../pointers/liveName';
import type { SiteFolder } from '../siteFolder';
import { type Build, describedBuild, readFiles } from './buildFolder';
import type { Files } from './files';
import { plainFiles } from './plainFiles';
import { ReleaseError } from './releaseError';

const ENCODINGS = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/**
 * A stored release, checked byte by byte: its name is a hash of its content, and its encodings match its files.
 *
 * @throws ReleaseError when it is missing or damaged
 */
export async function readStored(site: SiteFolder, name: LiveName, release: string): Promise<Build> {
  const folder = path.join(site.releasesOf(name), release);
  const all = await readFiles(folder);
  if (all.size === 0) {
    const there = (await releasesThere(site, name)).map((one) => one.release).join(', ') || 'none';
    throw new ReleaseError(`There is no release ${release} of ${name}. There are: ${there}.`);
  }
  try {
    const build = describedBuild(name, folder, withoutEncodings(all));
    if (build.release !== release) throw new ReleaseError('its files are not those it was released with');
    return build;
  } catch (error) {
    throw new ReleaseError(
      `${name} ${release} is damaged: ${error instanceof Error ? error.message : String(error)}. Release it again.`,
    );
  }
}

/** A release's own files, without their encodings. */
export async function filesOf(site: SiteFolder, name: LiveName, release: string): Promise<Files> {
  return plainFiles(await readFiles(path.join(site.releasesOf(name), release)));
}

/** Whether the files are those that the release has its name from. */
export function isNamedBy(release: string, hash: string): boolean {
  return release.endsWith(`-${hash.slice(0, 10)}`);
}

export type Stored = { readonly release: string; readonly writtenAt: Date };

/** All releases of a name that were not pruned, in no order. */
export async function releasesThere(site: SiteFolder, name: LiveName): Promise<Stored[]> {
  const entries = await readdir(site.releasesOf(name), { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  return Promise.all(
    folders.map(async ({ name: release }) => {
      const { mtime } = await stat(path.join(site.releasesOf(name), release));
      return { release, writtenAt: mtime };
    }),
  );
}

/** @throws ReleaseError when an encoding does not match its file */
export function withoutEncodings(all: Files): Files {
  for (const [file, content] of all) {
    const ending = path.extname(file);
    const plain = all.get(file.slice(0, -3));
    if (!plain || (ending !== '.br' && ending !== '.gz')) continue;
    if (!isEncoding(ENCODINGS[ending], content, plain))
      throw new ReleaseError(`${file} is not the encoding of its file`);
  }
  return plainFiles(all);
}

function isEncoding(decoded: (content: Buffer) => Buffer, content: Buffer, plain: Buffer): boolean {
  try {
    return decoded(content).equals(plain);
  } catch {
    return false;
  }
}
