import { stat } from 'node:fs/promises';
import type { Pages } from 'shared-kernel/contract/pageClaims';
import type { RemoteName, RemotePointer, ShellPointer } from 'shared-kernel/contract/pointer';
import { DecodeError, type Report } from 'shared-kernel/decode/decode';
import type { SiteFolder } from '../siteFolder';
import type { LiveName } from './liveName';
import { liveNames } from './liveNames';
import { type Pointer, readLastGood } from './pointerFile';

export type Live = {
  readonly shell: ShellPointer | undefined;
  /** The scripts that start the shell; none before its first release. */
  readonly scripts: readonly ShellScript[];
  /** The shell's own pages. */
  readonly own: Pages;
  readonly remotes: readonly RemotePointer[];
  /** Remotes whose pointer cannot be read, nor a copy of it. */
  readonly unread: readonly RemoteName[];
  /** Grows with each change, so that caches can drop what was made from an older state. */
  readonly revision: number;
};

/** A script of the shell; without integrity only on a development server. */
export type ShellScript = { readonly src: string; readonly integrity?: string | undefined };

export type LivePointers = {
  current(): Promise<Live>;
};

/** @param field such as `live/mfe-ads.json.live.slots.*` */
type LeftOutListener = (name: LiveName, field: string | undefined) => void;

/** A pointer as last seen: the state of the file, and its last good content. */
type Seen = { stamp: string; pointer: Pointer | undefined };

const NO_PAGES: Pages = { paths: [], pages: [] };

/** Who has a pointer: the state of its folder, and the names, which only become more. */
type Listed = { stamp: string; names: readonly LiveName[] };

const NOT_LOOKED: Seen = { stamp: 'not looked at', pointer: undefined };

/**
 * The pointers on disk, checked on every call, so that a release or a rollback counts at once. An unreadable pointer is
 * reported, and the last good one stays in force, even after a restart.
 *
 * @param onLeftOut hears of what a pointer says and we do not know, such as a slot; it is reported, too
 */
export function watchPointers(folder: SiteFolder, report: Report, onLeftOut: LeftOutListener = () => {}): LivePointers {
  const seen = new Map<LiveName, Seen>();
  let live: Live = { shell: undefined, scripts: [], own: NO_PAGES, remotes: [], unread: [], revision: 0 };
  let listed: Listed = { stamp: NOT_LOOKED.stamp, names: [] };
  let looking: Promise<Live> | undefined;

  async function look(): Promise<Live> {
    const known = listed.names.length;
    listed = await listAnew(folder, listed);
    const { names } = listed;
    const changes = await Promise.all(names.map(async (name) => lookAt(folder, name, seen, { report, onLeftOut })));
    if (changes.some(Boolean) || names.length > known) live = gather(names, seen, live.revision + 1);
    return live;
  }

  return {
    current() {
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
  };
}

async function listAnew(folder: SiteFolder, before: Listed): Promise<Listed> {
  const stamp = await stampOf(folder.live);
  if (stamp === before.stamp) return before;
  return { stamp, names: [...new Set([...before.names, ...(await liveNames(folder))])] };
}

/** Records the state of one pointer; returns whether its content changed. */
async function lookAt(
  folder: SiteFolder,
  name: LiveName,
  seen: Map<LiveName, Seen>,
  { report, onLeftOut }: { readonly report: Report; readonly onLeftOut: LeftOutListener },
): Promise<boolean> {
  const before = seen.get(name) ?? NOT_LOOKED;
  const stamp = await stampOf(folder.pointer(name));
  if (stamp === before.stamp) return false;
  let isWhole = true;
  const tell = (error: Error) => {
    isWhole = false;
    report(error);
  };
  const good = await readLastGood(folder, name, tell, (error) => {
    report(error);
    onLeftOut(name, error instanceof DecodeError ? error.field : undefined);
  });
  // The one on disk, even if there is none; the last copy written only when no good one was seen since the start.
  const pointer = isWhole ? good : (before.pointer ?? good);
  seen.set(name, { stamp, pointer });
  return pointer !== before.pointer;
}

/** Identifies the state of a file without reading it; empty when there is none. */
async function stampOf(file: string): Promise<string> {
  const stats = await stat(file, { bigint: true }).catch(() => undefined);
  return stats ? `${stats.ino}:${stats.size}:${stats.mtimeNs}` : '';
}

function gather(names: readonly LiveName[], seen: ReadonlyMap<LiveName, Seen>, revision: number): Live {
  const pointers = names.map((name) => seen.get(name)?.pointer);
  const shell = pointers.find(isShell);
  return {
    shell,
    scripts: shell?.live.scripts ?? [],
    own: shell?.live ?? NO_PAGES,
    remotes: pointers.filter((pointer): pointer is RemotePointer => pointer !== undefined && !isShell(pointer)),
    unread: names.flatMap((name) => (name === 'shell' || seen.get(name)?.pointer ? [] : [name])),
    revision,
  };
}

function isShell(pointer: Pointer | undefined): pointer is ShellPointer {
  return pointer?.remote === 'shell';
}
