import { stat } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Pages } from 'shared-kernel/contract/pageClaims';
import type { RemoteName, RemotePointer, ShellPointer } from 'shared-kernel/contract/pointer';
import type { Withdrawals } from 'shared-kernel/contract/withdrawals';
import { DecodeError, type Report } from 'shared-kernel/decode/decode';
import type { SiteFolder } from '../siteFolder';
import type { LiveName } from './liveName';
import { liveNames } from './liveNames';
import { type Again, isDue, lookAgain } from './lookAgain';
import { type CheckPointer, candidateIn, type Pointer, readLastGood, type ShellFile, stateOf } from './pointerFile';
import type { Looked } from './preview';
import { readStandIn } from './readStandIn';

export type Live = {
  readonly shell: ShellPointer | undefined;
  /** The scripts that start the shell; none before its first release. */
  readonly scripts: readonly ShellScript[];
  /** The shell's own pages. */
  readonly own: Pages;
  readonly remotes: readonly (RemotePointer & Partial<Withdrawals>)[];
  /** Remotes whose pointer cannot be read, nor a copy of it. */
  readonly unread: readonly RemoteName[];
  /** Grows with each change, so that caches can drop what was made from an older state. */
  readonly revision: number;
  /** What only one visitor looks at: a release among these, or content. */
  readonly preview?: Looked;
};

/** What stands beside the pointers: when it changes, all of them are checked again. */
export type PointerGate = {
  /** Identifies the state of what {@link PointerGate.check} goes by. */
  stamp(): Promise<string>;
  readonly check: CheckPointer;
  /** Hears of each pointer that was looked at: why it is not served, or that it is. */
  onLooked?(name: LiveName, refused: Error | undefined): void;
};

const OPEN_GATE: PointerGate = { stamp: async () => '', check: async (pointer) => pointer };

/** A script of the shell; without integrity only on a development server. */
export type ShellScript = { readonly src: string; readonly integrity?: string | undefined };

export type LivePointers = {
  current(): Promise<Live>;
};

/** @param field such as `live/mfe-ads.json.live.slots.*` */
type LeftOutListener = (name: LiveName, field: string | undefined) => void;

/** A pointer as last seen: the state of the file, its last good content, and when to look again where that is not all. */
type Seen = { stamp: string; pointer: Pointer | undefined; again?: Again | undefined; said?: string | undefined };

const NO_PAGES: Pages = { paths: [], pages: [] };

/** Who has a pointer: the state of its folder, and the names, which only become more. */
type Listed = { stamp: string; names: readonly LiveName[] };

const NOT_LOOKED: Seen = { stamp: 'not looked at', pointer: undefined };

/**
 * The pointers on disk, checked on every call, so that a release or a rollback counts at once: who comes during a check waits
 * for the next one, together with all who do. An unreadable pointer is
 * reported, and the last good one stays in force, even after a restart. So is one whose release may not be live; where no
 * good one is known, its `previous` stands in. What was refused is tried again: the fault may have been the machine's.
 *
 * @param onLeftOut hears of what a pointer says and we do not know, such as a slot; it is reported, too
 * @param now milliseconds of any clock that runs on
 */
export function watchPointers(
  folder: SiteFolder,
  report: Report,
  onLeftOut: LeftOutListener = () => {},
  gate: PointerGate = OPEN_GATE,
  now: () => number = () => performance.now(),
): LivePointers {
  const seen = new Map<LiveName, Seen>();
  let live: Live = { shell: undefined, scripts: [], own: NO_PAGES, remotes: [], unread: [], revision: 0 };
  let listed: Listed = { stamp: NOT_LOOKED.stamp, names: [] };
  let looking: Promise<Live> | undefined;
  let next: Promise<Live> | undefined;

  async function look(): Promise<Live> {
    const known = listed.names.length;
    listed = await listAnew(folder, listed);
    const { names } = listed;
    const gateStamp = await gate.stamp();
    const means = { report, onLeftOut, gate, gateStamp, now: now() };
    const changes = await Promise.all(names.map(async (name) => lookAt(folder, name, seen, means)));
    if (changes.some(Boolean) || names.length > known) live = gather(names, seen, live.revision + 1);
    return live;
  }

  function begin(): Promise<Live> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }
  /** What was written since a look began, that one may have missed. */
  async function after(before: Promise<Live>): Promise<Live> {
    await before.catch(() => {});
    next = undefined;
    return begin();
  }

  return {
    current() {
      if (!looking) return begin();
      next ??= after(looking);
      return next;
    },
  };
}

async function listAnew(folder: SiteFolder, before: Listed): Promise<Listed> {
  const stamp = await stampOf(folder.live);
  if (stamp === before.stamp) return before;
  return { stamp, names: [...new Set([...before.names, ...(await liveNames(folder))])] };
}

type Means = {
  readonly report: Report;
  readonly onLeftOut: LeftOutListener;
  readonly gate: PointerGate;
  readonly gateStamp: string;
  readonly now: number;
};

/** Records the state of one pointer; returns whether its content changed. */
async function lookAt(
  folder: SiteFolder,
  name: LiveName,
  seen: Map<LiveName, Seen>,
  { report, onLeftOut, gate, gateStamp, now }: Means,
): Promise<boolean> {
  const before = seen.get(name) ?? NOT_LOOKED;
  const stamp = `${await stampOf(folder.pointer(name))} ${gateStamp}`;
  if (stamp === before.stamp && !isDue(before.again, now)) return false;
  let refused: Error | undefined;
  let isPart = false;
  const good = await readLastGood(
    folder,
    name,
    (error) => {
      refused = error;
      if (error.message !== before.said) report(error);
    },
    {
      async check(read) {
        const served = await gate.check(read);
        const isLeftOut = (one: (pointer: Pointer) => unknown) => one(read) !== undefined && one(served) === undefined;
        isPart = stateOf(read) === 'on' && (isLeftOut(({ previous }) => previous) || isLeftOut(candidateIn));
        return served;
      },
      onLeftOut(error) {
        report(error);
        onLeftOut(name, error instanceof DecodeError ? error.field : undefined);
      },
    },
  );
  gate.onLooked?.(name, refused);
  // The one on disk, even if there is none; the last copy written only when no good one was seen since the start.
  const found = refused ? (before.pointer ?? good ?? (await readStandIn(folder, name, gate.check))) : good;
  const pointer = isDeepStrictEqual(found, before.pointer) ? before.pointer : found;
  const again = refused || isPart ? lookAgain(before.again, now) : undefined;
  seen.set(name, { stamp, pointer, again, said: messageOf(refused) });
  return pointer !== before.pointer;
}

const messageOf = (error: Error | undefined) => error?.message;

/** Identifies the state of a file without reading it, and of who may read it; empty when there is none. */
export async function stampOf(file: string): Promise<string> {
  const stats = await stat(file, { bigint: true }).catch(() => undefined);
  return stats ? `${stats.ino}:${stats.size}:${stats.mtimeNs}:${stats.ctimeNs}` : '';
}

function gather(names: readonly LiveName[], seen: ReadonlyMap<LiveName, Seen>, revision: number): Live {
  const pointers = names.map((name) => seen.get(name)?.pointer);
  const shell = pointers.find(isShell);
  return {
    shell,
    scripts: shell?.live.scripts ?? [],
    own: shell?.live ?? NO_PAGES,
    remotes: pointers.flatMap((pointer) => (pointer && !isShell(pointer) ? [pointer] : [])),
    unread: names.flatMap((name) => (name === 'shell' || seen.get(name)?.pointer ? [] : [name])),
    revision,
  };
}

function isShell(pointer: Pointer | undefined): pointer is ShellFile {
  return pointer?.remote === 'shell';
}
