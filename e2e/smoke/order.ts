import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isRemoteName,
  type RemotePointer,
  remotePointerSchema,
  type ShellPointer,
  shellPointerSchema,
} from 'shared-kernel/contract/pointer';
import { decode } from 'shared-kernel/decode/decode';
import { REMOTES } from '../product/remotes';

/** A data folder with the next releases, and which parts of it are new. */
export type Order = {
  readonly dataDir: string;
  /** The address of `api`; a stand-in replaces a missing one. */
  readonly api: string | undefined;
  readonly shell: ShellPointer;
  readonly isShellNew: boolean;
  /** The remotes to draw: the new ones, or, under a new shell, all that are on. */
  readonly remotes: readonly RemotePointer[];
  /** All remotes that are on. */
  readonly on: readonly RemotePointer[];
  /** Whether every remote of the site is live: only then does each slot have a page. */
  readonly isWhole: boolean;
};

/**
 * Reads the environment that `npm run release` sets.
 *
 * @throws Error when no shell is live: nothing could draw a remote
 */
export async function readOrder(env: NodeJS.ProcessEnv): Promise<Order> {
  const { SMOKE_DATA: dataDir = '', SMOKE_NAMES = '', SMOKE_API: api } = env;
  const names = SMOKE_NAMES.split(' ');
  const shell = await jsonAt(join(dataDir, 'site/live/shell.json'));
  if (shell === undefined) throw new Error('No shell is live: release it together with the remote, or before.');
  const files = await readdir(join(dataDir, 'site/live'));
  const pointers = files.filter((file) => isRemoteName(file.replace(/\.json$/, '')));
  const live = await Promise.all(pointers.map((file) => jsonAt(join(dataDir, 'site/live', file))));
  const remotes = live.flatMap((raw) => (raw === undefined ? [] : decode(remotePointerSchema, raw)));
  const on = remotes.filter(({ state }) => state === 'on');
  const isShellNew = names.includes('shell');
  return {
    dataDir,
    api: api || undefined,
    shell: decode(shellPointerSchema, shell),
    isShellNew,
    on,
    remotes: on.filter(({ remote }) => isShellNew || names.includes(remote)),
    isWhole: REMOTES.every((name) => on.some(({ remote }) => remote === name)),
  };
}

async function jsonAt(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
