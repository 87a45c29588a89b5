import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isRemoteName,
  type RemotePointer,
  remotePointerSchema,
  type ShellPointer,
  shellPointerSchema,
} from 'shared-kernel/contract/pointer';
import { decode } from 'shared-kernel/decode/decode';
import * as v from 'valibot';
import { REMOTES } from '../product/remotes';

const liveSchema = v.object({ pointers: v.array(v.looseObject({ remote: v.string() })) });

/** A data folder with the next releases, and which parts of it are new. */
export type Order = {
  readonly dataDir: string;
  /** The address of `api`; a fake replaces a missing one. */
  readonly api: string | undefined;
  readonly shell: ShellPointer;
  readonly isShellNew: boolean;
  /** The remotes to render: the new ones, or, under a new shell, all that are on. */
  readonly remotes: readonly RemotePointer[];
  /** All remotes that are on. */
  readonly on: readonly RemotePointer[];
  /** Whether every remote of the site is live: only then does each slot have a page. */
  readonly hasAllRemotes: boolean;
};

/** Whoever has pages on the site. */
export const everybodyIn = ({ shell, on }: Order) => [shell, ...on];

/**
 * Reads the environment that `npm run release` sets.
 *
 * @throws Error when no shell is live: nothing could render a remote
 */
export async function readOrder(env: NodeJS.ProcessEnv): Promise<Order> {
  const { SMOKE_DATA: dataDir = '', SMOKE_NAMES = '', SMOKE_API: api } = env;
  const names = SMOKE_NAMES.split(' ');
  const { pointers } = decode(liveSchema, JSON.parse(await readFile(join(dataDir, 'last-good.json'), 'utf8')));
  const shell = pointers.find(({ remote }) => remote === 'shell');
  if (shell === undefined) throw new Error('No shell is live: release it together with the remote, or before.');
  const remotes = pointers.flatMap((one) => (isRemoteName(one.remote) ? [decode(remotePointerSchema, one)] : []));
  const on = remotes.filter(({ state }) => state === 'on');
  const isShellNew = names.includes('shell');
  return {
    dataDir,
    api: api || undefined,
    shell: decode(shellPointerSchema, shell),
    isShellNew,
    on,
    remotes: on.filter(({ remote }) => isShellNew || names.includes(remote)),
    hasAllRemotes: REMOTES.every((name) => on.some(({ remote }) => remote === name)),
  };
}
