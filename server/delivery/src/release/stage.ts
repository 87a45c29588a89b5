import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Build, remoteRelease, shellRelease } from 'server-shared/releases/build';
import { sha256Of } from 'server-shared/releases/files';
import type { LiveAnswer } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { type Pointer, releasesIn, withoutCandidate } from 'server-shared/releases/livePointer';
import { bringRelease, type FileSource } from '../live/bringRelease';
import { writeLastGood } from '../live/lastGood';
import { siteFolder } from '../siteFolder';
import type { ReleaseApi } from './releaseApi';
import type { Packed } from './upload';

/** A build, the name that it is released under, and all its files with their encodings. */
export type NamedBuild = { readonly name: LiveName; readonly build: Build; readonly packed: Packed };

/** A data folder as it would be: what is live, with the next releases in place. `delivery` serves it without `api`. */
export type Stage = {
  readonly dataDir: string;
  readonly pointers: readonly Pointer[];
  readonly remove: () => Promise<void>;
};

/** Where files of live releases lie: in the data folder of a `delivery` of this machine, else in `api`. */
type Source = { readonly dataDir: string; readonly api: Pick<ReleaseApi, 'file'> };

export const NOTHING_LIVE: LiveAnswer = { epoch: 'none', number: 0, pointers: [], releases: [], moved: {}, unread: {} };

/** Creates a stage. It touches nothing that visitors see; the caller removes it. */
export async function makeStage(
  live: LiveAnswer,
  builds: readonly NamedBuild[],
  source: Source | undefined,
): Promise<Stage> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tyso-stage-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const answer = stagedAnswer(live, builds);
    await writeStage(dataDir, answer, fileSource(answer, builds, source));
    return { dataDir, pointers: answer.pointers, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function fileSource({ releases }: LiveAnswer, builds: readonly NamedBuild[], source: Source | undefined): FileSource {
  const built = new Map(
    builds.flatMap(({ packed: { files, list } }) => list.map(({ path, sha256 }) => [sha256, files.get(path)] as const)),
  );
  const site = source && siteFolder(source.dataDir);
  const onDisk = new Map(
    releases.flatMap(({ name, release, files }) =>
      files.map((file) => [file.sha256, site && path.join(site.releaseAt(name, release), file.path)] as const),
    ),
  );
  return async ({ sha256 }) => {
    const there = built.get(sha256) ?? (await readFile(onDisk.get(sha256) ?? '').catch(() => undefined));
    return there && sha256Of(there) === sha256 ? there : ((await source?.api.file(sha256)) ?? Buffer.of());
  };
}

/** A browser that happens to take a candidate would be another try each time, so there is none. */
function stagedAnswer(live: LiveAnswer, builds: readonly NamedBuild[]): LiveAnswer {
  const isNew = (name: LiveName) => builds.some((one) => one.name === name);
  const others = live.pointers.filter(({ remote }) => !isNew(remote)).map(withoutCandidate);
  const named = new Set(others.flatMap((pointer) => releasesIn(pointer).map((one) => `${pointer.remote} ${one}`)));
  return {
    ...live,
    pointers: [...others, ...builds.map(pointerOf)],
    releases: [
      ...live.releases.filter(({ name, release }) => named.has(`${name} ${release}`)),
      ...builds.map(({ name, build, packed }) => ({
        name,
        release: build.release,
        files: [...packed.list],
        signatures: {},
      })),
    ],
  };
}

/** What a build would be live as: without a previous release, which would hide a failure. Switched on, because "off" is only about visitors. */
export function pointerOf({ build }: NamedBuild): Pointer {
  const { description } = build;
  const nothing = { drawing: undefined, previous: undefined, withdrawn: [], reloads: [] };
  const common = { schema: 1 as const, ...nothing, changedAt: new Date().toISOString() };
  if ('scripts' in description) return { ...common, remote: 'shell', live: shellRelease(description, build) };
  const { remote } = description;
  if (remote === 'shell') throw new Error('Expected a remote, got the shell');
  return { ...common, remote, state: 'on', candidate: undefined, live: remoteRelease(description, build) };
}

/**
 * Makes a data folder from which a `delivery` without `INTERNAL_ORIGIN` serves this: the same files as while `api` is away.
 *
 * @param fileOf gives the content of each file, compared with its hash
 */
export async function writeStage(dataDir: string, answer: LiveAnswer, fileOf: FileSource): Promise<void> {
  const site = siteFolder(dataDir);
  for (const named of answer.releases) await bringRelease(site, named, { source: fileOf });
  await writeLastGood(site, answer);
}
