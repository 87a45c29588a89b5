import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import type { SiteFolder } from '../siteFolder';
import { encodingsOf, isServerEntry } from './compress';
import type { Files } from './files';

/**
 * The size on the wire of all files of a stored release, in bytes, brotli where available. Without the description, the
 * server entry and the licence texts, which visitors do not load.
 */
export async function weightOfStored(site: SiteFolder, name: LiveName, release: string): Promise<number> {
  return (await weighFolder(path.join(site.releasesOf(name), release))).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** A file, without the hash in its name, which changes with each release. */
export type Weight = { readonly file: string; readonly bytes: number };

/** The files of a stored release that visitors may request; none when there is no such folder. */
export async function weighFolder(folder: string): Promise<Weight[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const all = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const there = new Set(all);
  const own = all.filter((file) => isForVisitors(file) && !isEncoding(file, there));
  return Promise.all(
    own.map(async (file) => {
      const { size } = await stat(there.has(`${file}.br`) ? `${file}.br` : file);
      return { file: withoutHash(path.relative(folder, file)), bytes: size };
    }),
  );
}

/** {@link weighFolder} of a build. */
export async function weighBuild(files: Files): Promise<Weight[]> {
  const own = [...files].filter(([file]) => isForVisitors(file));
  return Promise.all(
    own.map(async ([file, content]) => {
      const brotli = (await encodingsOf(file, content)).find(({ ending }) => ending === '.br');
      return { file: withoutHash(file), bytes: (brotli?.content ?? content).length };
    }),
  );
}

function withoutHash(file: string): string {
  return file.replace(/\.[0-9a-f]{12}(?=\.)/, '');
}

function isForVisitors(file: string): boolean {
  return !/(?:^|[\\/])release\.json$|\.LICENSE\.txt$/.test(file) && !isServerEntry(file);
}

function isEncoding(file: string, all: ReadonlySet<string>): boolean {
  return /\.(?:br|gz)$/.test(file) && all.has(file.slice(0, -3));
}
