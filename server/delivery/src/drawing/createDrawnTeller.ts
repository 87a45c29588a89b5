import type { Drawn } from 'server-shared/releases/drawn';
import { candidateIn } from 'server-shared/releases/livePointer';
import type { RemotePointer, ShellPointer } from 'shared-kernel/contract/pointer';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { DrawingCounts, ReleaseCounts } from './createDrawingCounts';

/** A fault that ended the worker lets its release rest for a minute, so it stands for all that it cost. */
const ENDED_WORKER = 3;

/**
 * Tells what came of drawing with candidates and with the live releases beside them, since it told last. What does not
 * arrive is not told again: a broken release fails again, and must not fail twice for one picture.
 */
export function createDrawnTeller(counts: () => readonly ReleaseCounts[], post: (drawn: Drawn[]) => Promise<unknown>) {
  let told = new Map<string, Pick<Drawn, 'seen' | 'bad'>>();
  /** @param pointers all that are live */
  return async (pointers: readonly (RemotePointer | ShellPointer)[]): Promise<void> => {
    const now = new Map(counts().map((one) => [partKey(one), { ...one, ...outcomesOf(one) }]));
    const before = told;
    told = now;
    const drawn = pointers.flatMap((pointer) => {
      const candidate = candidateIn(pointer)?.release.release;
      const compared = candidate === undefined ? [] : [candidate, pointer.live.release];
      return compared.flatMap((release) => {
        const key = partKey({ remote: pointer.remote, release });
        const { seen = 0, bad = 0 } = now.get(key) ?? {};
        const since = before.get(key) ?? { seen: 0, bad: 0 };
        const more = { seen: seen - since.seen, bad: bad - since.bad };
        return more.seen > 0 ? [{ remote: pointer.remote, release, ...more }] : [];
      });
    });
    if (drawn.length > 0) await post(drawn);
  };
}

function outcomesOf({ parts }: ReleaseCounts) {
  const each = Object.values(parts);
  const bad = each.reduce((sum, part) => sum + badIn(part), 0);
  // A drawing that failed may have been counted, or not.
  return { seen: each.reduce((sum, { drawings }) => sum + drawings, 0) + bad, bad };
}

function badIn({ faults, overruns }: Readonly<DrawingCounts>): number {
  const ended = faults.loading + faults.hung + faults.memory + faults.overruns + faults.ended;
  return faults.threw + faults.unfit + overruns + ENDED_WORKER * ended;
}
