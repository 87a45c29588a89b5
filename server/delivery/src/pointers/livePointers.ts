import type { ContentPreview } from 'server-shared/previews/contentPreview';
import type { LiveName } from 'server-shared/releases/liveName';
import type { Pointer, ShellFile } from 'server-shared/releases/livePointer';
import type { Pages } from 'shared-kernel/contract/pageClaims';
import type { RemoteName, RemotePointer, ShellPointer } from 'shared-kernel/contract/pointer';
import type { Withdrawals } from 'shared-kernel/contract/withdrawals';

export type Live = {
  readonly shell: ShellPointer | undefined;
  /** The scripts that start the shell; none before its first release. */
  readonly scripts: readonly ShellScript[];
  /** The shell's own pages. */
  readonly own: Pages;
  readonly remotes: readonly (RemotePointer & Partial<Withdrawals>)[];
  /** Remotes that are live, but nothing of them can be served. */
  readonly unread: readonly RemoteName[];
  /** Where pages of remotes that were removed lead to, by pattern. */
  readonly moved?: Readonly<Record<string, string>>;
  /** Grows with each change, so that caches can drop what was made from an older state. */
  readonly revision: number;
  /** What only one visitor looks at: a release among these, or content. */
  readonly preview?: Looked;
};

/** A script of the shell; without integrity only on a development server. */
export type ShellScript = { readonly src: string; readonly integrity?: string | undefined };

export type LivePointers = {
  current(): Promise<Live>;
};

const NO_PAGES: Pages = { paths: [], pages: [] };

export const NOTHING_LIVE: Live = {
  shell: undefined,
  scripts: [],
  own: NO_PAGES,
  remotes: [],
  unread: [],
  moved: {},
  revision: 0,
};

/** @param unread names that have no pointer here */
export function liveOf(
  pointers: readonly Pointer[],
  unread: readonly LiveName[],
  moved: Readonly<Record<string, string>>,
  revision: number,
): Live {
  const shell = pointers.find(isShell);
  return {
    shell,
    scripts: shell?.live.scripts ?? [],
    own: shell?.live ?? NO_PAGES,
    remotes: pointers
      .flatMap((pointer) => (isShell(pointer) ? [] : [pointer]))
      .sort((one, other) => (one.remote < other.remote ? -1 : 1)),
    unread: unread.filter((name) => name !== 'shell'),
    moved,
    revision,
  };
}

function isShell(pointer: Pointer): pointer is ShellFile {
  return pointer.remote === 'shell';
}

/** A release that somebody may look at before it is live. */
type Preview = {
  readonly remote: LiveName;
  readonly release: string;
  /** What its team calls it, such as the name of a branch. */
  readonly label: string;
  /** Unix seconds; a whole minute. */
  readonly until: number;
};

/** What one visitor looks at before all others: a release, or content. */
export type Looked = Preview | ContentPreview;
