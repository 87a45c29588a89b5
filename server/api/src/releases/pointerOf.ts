import type { LiveName } from 'server-shared/releases/liveName';
import { type Pointer, remoteFileSchema, shellFileSchema } from 'server-shared/releases/livePointer';
import type { RemoteRelease, ShellRelease } from 'shared-kernel/contract/pointer';
import type { Withdrawals } from 'shared-kernel/contract/withdrawals';
import { DecodeError, decode } from 'shared-kernel/decode/decode';
import type { LiveRow } from '../store/releases/liveRow';
import type { LiveState } from '../store/releases/liveState';
import type { Described } from '../store/releases/tables';
import { withdrawnIn } from './withdrawn';

type Known = Pick<LiveState, 'described' | 'history'>;

/**
 * What is live of a name, as pages read it.
 *
 * @throws DecodeError when the row names what is not there, or is of another shape
 */
export function pointerOf(row: LiveRow, { described, history }: Known): Pointer {
  const { name, previous, candidate, share, step_since: since } = row;
  const of = (release: string | undefined) => release && described(name, release);
  const live = of(row.release);
  const common = {
    schema: 1,
    remote: name,
    drawing: row.is_drawn ? undefined : 'off',
    changedAt: row.changed_at,
    live: live && withoutCeded(live, row),
    previous: of(previous),
    ...leftIn(row, history(name)),
  };
  if (name === 'shell') return decode(shellFileSchema, common, `live.${name}`);
  const out = candidate === undefined ? undefined : { share, since, release: of(candidate) };
  return decode(remoteFileSchema, { ...common, state: row.is_on ? 'on' : 'off', candidate: out }, `live.${name}`);
}

/** All of them; of a row that cannot be read, why. */
export function pointersOf(state: Pick<LiveState, 'rows' | 'unread' | 'described' | 'history'>) {
  const pointers = new Map<LiveName, Pointer>();
  const unread = new Map(state.unread);
  for (const [name, row] of state.rows) {
    try {
      pointers.set(name, pointerOf(row, state));
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      unread.set(name, error.message);
    }
  }
  return { pointers, unread };
}

/** What is served is left by nobody. */
function leftIn({ release, candidate }: LiveRow, history: ReturnType<Known['history']>): Withdrawals {
  const { withdrawn, reloads } = withdrawnIn(history);
  const isLeft = (one: string) => one !== release && one !== candidate;
  return { withdrawn: withdrawn.filter(isLeft), reloads: reloads.filter(isLeft) };
}

function withoutCeded(live: Described, { ceded }: LiveRow): Described {
  if (!isOfRemote(live) || ceded.length === 0) return live;
  return { ...live, slots: live.slots.filter((slot) => !ceded.includes(slot)) };
}

export function isOfRemote(described: RemoteRelease | ShellRelease): described is RemoteRelease {
  return 'slots' in described;
}

/** As if a release were live, for somebody who looks at it: it is on and rendered by the browser, and has no fallback. */
export function previewPointer(name: LiveName, release: string, row: LiveRow | undefined, known: Known): Pointer {
  const looked = { candidate: undefined, share: undefined, step_since: undefined, ceded: [], previous: undefined };
  const changed_at = row?.changed_at ?? new Date(0).toISOString();
  return pointerOf(
    { name, release, is_on: true, is_drawn: false, is_watched: false, version: 0, changed_at, ...looked },
    known,
  );
}
