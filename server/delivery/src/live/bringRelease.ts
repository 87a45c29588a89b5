import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from 'server-shared/files/errorCode';
import { sha256Of } from 'server-shared/releases/files';
import type { NamedRelease, ReleaseFile } from 'server-shared/releases/liveAnswer';
import { toError } from 'shared-kernel/decode/toError';
import type { SiteFolder } from '../siteFolder';
import { eachOf, explain, faultsIn } from './releaseFiles';

/** Where files come from that are not on disk. */
export type FileSource = (file: ReleaseFile, signal?: AbortSignal) => Promise<Buffer>;

type Deps = {
  /** None where nothing is asked for: what is damaged stays so. */
  readonly source?: FileSource | undefined;
  /** A file on disk that should have this hash. */
  readonly known?: (sha256: string) => string | undefined;
};

/**
 * Sees to it that all files of a release are on disk, and are what their hashes say. It appears whole or not at all,
 * also to other servers of the same folder.
 *
 * @throws Error that names the file, the expected hash and the one it has
 */
export async function bringRelease(site: SiteFolder, named: NamedRelease, { source, known }: Deps): Promise<void> {
  const { name, release, files } = named;
  const folder = site.releaseAt(name, release);
  const [damaged] = await faultsIn(folder, files);
  if (!damaged) return;
  if (!source) throw new Error(`${name} ${release} is not served: ${explain(damaged)}`);
  // Hidden, so nobody is served from it.
  const draft = path.join(site.releasesOf(name), `.${release}.${randomUUID()}`);
  try {
    await eachOf(files, async (file) => {
      const target = path.join(draft, file.path);
      await mkdir(path.dirname(target), { recursive: true });
      const there = [path.join(folder, file.path), known?.(file.sha256)];
      if (await isCopied(there, target, file.sha256)) return;
      const content = await source(file);
      const got = sha256Of(content);
      if (got !== file.sha256) throw new Error(explain({ file, got }));
      await writeFile(target, content);
    });
    await putInPlace(draft, folder, files);
  } catch (error) {
    throw new Error(`${name} ${release} is not served: ${toError(error).message}`);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Whether one of these files is right, and copied. */
async function isCopied(there: readonly (string | undefined)[], target: string, sha256: string): Promise<boolean> {
  for (const file of there) {
    if (
      file === undefined ||
      !(await copyFile(file, target).then(
        () => true,
        () => false,
      ))
    )
      continue;
    if (sha256Of(await readFile(target)) === sha256) return true;
  }
  return false;
}

async function putInPlace(draft: string, folder: string, files: readonly ReleaseFile[]): Promise<void> {
  if (await isMoved(draft, folder)) return;
  // Another server was quicker, unless what is there is damaged.
  if ((await faultsIn(folder, files)).length === 0) return;
  const damaged = `${draft}.damaged`;
  await rename(folder, damaged);
  await rename(draft, folder);
  await rm(damaged, { recursive: true, force: true });
}

/** @returns false when something is there already */
async function isMoved(draft: string, folder: string): Promise<boolean> {
  try {
    await rename(draft, folder);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EPERM'].includes(errorCode(error))) return false;
    throw error;
  }
}
