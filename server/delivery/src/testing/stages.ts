import { buildOf, remoteRelease, shellRelease } from 'server-shared/releases/build';
import { type Files, sha256Of } from 'server-shared/releases/files';
import type { LiveAnswer, NamedRelease, ReleaseFile } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { type Pointer, type RemoteFile, releasesIn } from 'server-shared/releases/livePointer';
import type { RemotePointer } from 'shared-kernel/contract/pointer';
import { readLastGood } from '../live/lastGood';
import { encodingsOf } from '../release/compress';
import { writeStage } from '../release/stage';
import { siteFolder } from '../siteFolder';

/** A release as `api` has it: its list of files, their bytes by hash, and the pointer with it live. */
export type StoredRelease = {
  readonly named: NamedRelease;
  readonly bytes: ReadonlyMap<string, Buffer>;
  readonly pointer: Pointer;
};

/** A build of these files, with their encodings. */
export async function storedRelease(name: LiveName, content: Readonly<Record<string, string>>): Promise<StoredRelease> {
  const files: Files = new Map(
    Object.entries(content)
      .map(([file, text]): [string, Buffer] => [file, Buffer.from(text)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const build = buildOf(name, 'a test', files);
  const { description, release } = build;
  const encoded = await Promise.all(
    [...files].map(async ([file, bytes]) =>
      (await encodingsOf(file, bytes)).map((one): [string, Buffer] => [file + one.ending, one.content]),
    ),
  );
  const all = [...files, ...encoded.flat()];
  const more = { previous: undefined, withdrawn: [], reloads: [], changedAt: '2022-12-09T19:00:00Z' };
  const pointer: Pointer =
    'scripts' in description
      ? { schema: 1, remote: 'shell', drawing: undefined, live: shellRelease(description, build), ...more }
      : {
          schema: 1,
          remote: remoteOf(description.remote),
          state: 'on',
          drawing: undefined,
          candidate: undefined,
          live: remoteRelease(description, build),
          ...more,
        };
  return {
    named: { name, release, files: all.map(([path, bytes]) => fileOf(path, bytes)), signatures: {} },
    bytes: new Map(all.map(([, bytes]) => [sha256Of(bytes), bytes])),
    pointer,
  };
}

const fileOf = (path: string, content: Buffer): ReleaseFile => ({
  path,
  sha256: sha256Of(content),
  bytes: content.length,
});

function remoteOf(name: LiveName): RemotePointer['remote'] {
  if (name === 'shell') throw new Error('The shell is no remote');
  return name;
}

/** What is live with this release in the place of the one before, which becomes `previous`. */
export function withRelease(before: LiveAnswer, { named, pointer }: StoredRelease): LiveAnswer {
  const { remote } = pointer;
  const known = before.pointers.find((one) => one.remote === remote);
  const next = known && known.live.release !== named.release ? withPrevious(pointer, known) : (known ?? pointer);
  const pointers = [...before.pointers.filter((one) => one.remote !== remote), next];
  const isNamed = (one: NamedRelease) =>
    pointers.some((other) => other.remote === one.name && releasesIn(other).includes(one.release));
  const others = before.releases.filter((one) => one.name !== remote || one.release !== named.release);
  return { ...before, number: before.number + 1, pointers, releases: [...others, named].filter(isNamed) };
}

function withPrevious(pointer: Pointer, { live, ...known }: Pointer): Pointer {
  if (pointer.remote === 'shell') return 'scripts' in live ? { ...pointer, previous: live } : pointer;
  return 'scripts' in live || known.remote === 'shell'
    ? pointer
    : { ...pointer, state: known.state, drawing: known.drawing, previous: live };
}

export const NOTHING: LiveAnswer = { epoch: 'a test', number: 0, pointers: [], releases: [], moved: {} };

/** What a data folder says is live. */
export async function liveIn(dataDir: string): Promise<LiveAnswer> {
  const { epoch, number, pointers, releases, moved } = (await readLastGood(siteFolder(dataDir), () => {})) ?? NOTHING;
  return { epoch, number, pointers, releases, moved };
}

/** Releases a build of these files into a data folder, whose server sees it with the next page. */
export async function releaseBuild(
  dataDir: string,
  name: LiveName,
  content: Readonly<Record<string, string>>,
): Promise<{ release: string }> {
  const stored = await storedRelease(name, content);
  await writeStage(dataDir, withRelease(await liveIn(dataDir), stored), async ({ sha256 }) => {
    return stored.bytes.get(sha256) ?? Buffer.of();
  });
  return { release: stored.named.release };
}

/** Changes the pointer of a remote in a data folder. */
export async function changeRemote(
  dataDir: string,
  name: LiveName,
  change: (pointer: RemoteFile) => Partial<RemoteFile>,
): Promise<void> {
  const answer = await liveIn(dataDir);
  const pointers = answer.pointers.map(
    (one): Pointer => (one.remote === name && one.remote !== 'shell' ? { ...one, ...change(one) } : one),
  );
  await writeStage(dataDir, { ...answer, number: answer.number + 1, pointers }, async () => Buffer.of());
}
