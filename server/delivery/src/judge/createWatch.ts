import type { RemotePointer, ShellPointer } from 'shared-kernel/contract/pointer';
import { partKey } from 'shared-kernel/protocol/partKey';
import { rollback } from '../changes/rollback';
import { NOTHING_COUNTED, outcomesOf } from './armCounts';
import type { Usual } from './createUsual';
import { JUDGE, type JudgeMeans } from './judgeMeans';
import type { JudgeNotes } from './judgeNotes';
import { judgeWatched, type WatchVerdict } from './watch';
import type { WatchNote } from './watchNote';

type Pointer = RemotePointer | ShellPointer;

/** A release that everybody got just now. */
export type Going = { readonly pointer: Pointer; readonly note: WatchNote };

/** The watch notes of these pointers' live releases; other notes are ignored. */
export async function watchedOf(notes: Pick<JudgeNotes, 'readWatch'>, pointers: readonly Pointer[]): Promise<Going[]> {
  const noted = await Promise.all(
    pointers.map(async (pointer) => ({ pointer, note: await notes.readWatch(pointer.remote, pointer.live.release) })),
  );
  return noted.flatMap(({ pointer, note }) => (note?.release === pointer.live.release ? [{ pointer, note }] : []));
}

type Means = Pick<JudgeMeans, 'site' | 'shared' | 'notes' | 'lease' | 'now' | 'onDecided' | 'readCounts'> & {
  readonly usual: Usual;
};

/** Watches what everybody got, and goes back where it fails. */
export function createWatch({ site, shared, notes, lease, now, onDecided, readCounts, usual }: Means) {
  /** @param watchedMs for how long it has been watched */
  return async ({ pointer, note }: Going, watchedMs: () => number): Promise<void> => {
    const { remote, changedAt } = pointer;
    const { release, before } = note;
    const counted = await readCounts(Date.parse(changedAt) / 1000);
    const verdict = judgeWatched({
      watchedMs: watchedMs(),
      now: outcomesOf(counted.get(partKey({ remote, release }))?.addresses),
      before:
        before === undefined ? NOTHING_COUNTED.faults : await usual.before({ remote, release: before }, changedAt),
    });
    if (verdict.kind === 'wait' || !(await lease.isFresh())) return;
    const { kind, text } = toldOf(verdict, before);
    const tell = () => onDecided({ remote, release, kind, text: `${remote} ${release} ${text}: ${verdict.why}` });
    if (verdict.kind === 'withdraw' && before !== undefined) {
      await rollback(site, remote, before, { who: JUDGE, why: verdict.why, now: now(), shared, leaving: release });
      // It is done, whatever becomes of the note: that one counts only while its release is live.
      tell();
      return notes.forgetWatch(remote, release);
    }
    await notes.forgetWatch(remote, release);
    tell();
  };
}

function toldOf({ kind }: Exclude<WatchVerdict, { kind: 'wait' }>, before: string | undefined) {
  if (kind === 'over') return { kind: 'watched', text: 'was watched, and stays' } as const;
  const text =
    before === undefined ? 'fails, and there is nothing to go back to' : `is withdrawn, ${before} is live again`;
  return { kind: 'rollback', text } as const;
}
