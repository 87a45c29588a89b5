import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import { liveNames } from '../pointers/liveNames';
import { readLastGood, releasesIn, withoutCandidate, writePointer } from '../pointers/pointerFile';
import { type SiteFolder, siteFolder } from '../siteFolder';
import type { Build } from './buildFolder';
import { pointerTo, withPrevious } from './nextPointer';
import { holds, writeRelease } from './releaseFolder';
import { isGone, thisWorker } from './worker';

/** No machine prepares a release for longer than this. */
const LEFT_AFTER_MS = 6 * 3_600_000;

/** Separates the parts of a folder's name; no host name contains it. */
const SEPARATOR = '~';

/** A build, and the name that it is released under. */
export type NamedBuild = { readonly name: LiveName; readonly build: Build };

/**
 * A data folder as it would be: the live site with the next releases in place. It lies in the real one, so that files
 * written here move there in one step; other releases are links.
 */
export type Stage = {
  readonly dataDir: string;
  /** Where a release was written; elsewhere when it was released before. */
  readonly releaseOf: (named: NamedBuild) => string;
  readonly remove: () => Promise<void>;
};

/** Creates a stage. It touches nothing that visitors see; the caller removes it. */
export async function makeStage(site: SiteFolder, builds: readonly NamedBuild[], now: Date): Promise<Stage> {
  await removeLeftStages(site);
  const dataDir = folderForUs(site);
  const staged = siteFolder(dataDir);
  const remove = () => rm(dataDir, { recursive: true, force: true });
  const releaseOf = ({ name, build }: NamedBuild) => path.join(staged.releasesOf(name), build.release);
  try {
    for (const named of builds) await stageBuild(site, staged, named, now);
    const others = (await liveNames(site)).filter((name) => !builds.some((named) => named.name === name));
    for (const name of others) await stageLive(site, staged, name);
    return { dataDir, releaseOf, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Without a previous release, which would hide a failure. Switched on, because "off" is only about visitors. */
async function stageBuild(site: SiteFolder, staged: SiteFolder, { name, build }: NamedBuild, now: Date) {
  const there = path.join(site.releasesOf(name), build.release);
  const target = path.join(staged.releasesOf(name), build.release);
  if (await holds(there, build.files)) await link(there, target);
  else await writeRelease(target, build.files);
  await writePointer(staged, withPrevious(pointerTo(undefined, build, now.toISOString()), undefined));
}

async function stageLive(site: SiteFolder, staged: SiteFolder, name: LiveName): Promise<void> {
  const whole = await readLastGood(site, name);
  if (!whole) return;
  // A browser that happens to take the candidate would be another try each time.
  const pointer = withoutCandidate(whole);
  for (const release of releasesIn(pointer)) {
    const there = path.join(site.releasesOf(name), release);
    if (await stat(there).catch(() => undefined)) await link(there, path.join(staged.releasesOf(name), release));
  }
  await writePointer(staged, pointer);
}

async function link(there: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  // On Windows a junction, which needs no administrator.
  await symlink(path.resolve(there), target, 'junction');
}

/** A new name for a folder that other processes remove when this one is gone. */
export function folderForUs(site: SiteFolder): string {
  const { host, pid, begun } = thisWorker();
  return path.join(site.staging, [host, pid, begun, randomUUID()].join(SEPARATOR));
}

/** Removes the stages of killed commands. */
export async function removeLeftStages(site: SiteFolder): Promise<void> {
  const names = await readdir(site.staging).catch(() => []);
  if (names.length === 0) return;
  const now = await timeOfFiles(site);
  for (const name of names) {
    const folder = path.join(site.staging, name);
    const [host = '', pid, begun = ''] = name.split(SEPARATOR);
    const ageMs = now - ((await stat(folder).catch(() => undefined))?.mtimeMs ?? 0);
    if (isGone({ host, pid: Number(pid), begun }) || ageMs > LEFT_AFTER_MS)
      await rm(folder, { recursive: true, force: true });
  }
}

/** Now, by the clock that dates the data folder's files: those of machines that share it differ. */
async function timeOfFiles(site: SiteFolder): Promise<number> {
  const folder = folderForUs(site);
  await mkdir(folder, { recursive: true });
  const { mtimeMs } = await stat(folder);
  await rm(folder, { recursive: true, force: true });
  return mtimeMs;
}
