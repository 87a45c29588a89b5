import { candidateIn } from 'server-shared/releases/livePointer';
import type { RenderOutcomes } from 'server-shared/releases/rendered';
import type { RemotePointer, ShellPointer } from 'shared-kernel/contract/pointer';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { ReleaseCounts, RenderCounts } from './createRenderCounts';

/** A fault that ended the worker lets its release rest for a minute, so it stands for all that it cost. */
const ENDED_WORKER = 3;

/**
 * Reports what came of rendering with candidates and with the live releases beside them, since the last report. What does not
 * arrive is not reported again: a broken release fails again, and must not fail twice for one rendering.
 */
export function createRenderReporter(
  counts: () => readonly ReleaseCounts[],
  post: (rendered: RenderOutcomes[]) => Promise<unknown>,
) {
  let reported = new Map<string, Pick<RenderOutcomes, 'seen' | 'bad'>>();
  /** @param pointers all that are live */
  return async (pointers: readonly (RemotePointer | ShellPointer)[]): Promise<void> => {
    const now = new Map(counts().map((one) => [partKey(one), { ...one, ...outcomesOf(one) }]));
    const before = reported;
    reported = now;
    const rendered = pointers.flatMap((pointer) => {
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
    if (rendered.length > 0) await post(rendered);
  };
}

function outcomesOf({ parts }: ReleaseCounts) {
  const each = Object.values(parts);
  const bad = each.reduce((sum, part) => sum + badIn(part), 0);
  // A rendering that failed may have been counted, or not.
  return { seen: each.reduce((sum, { renders }) => sum + renders, 0) + bad, bad };
}

function badIn({ faults, overruns }: Readonly<RenderCounts>): number {
  const ended = faults.loading + faults.hung + faults.memory + faults.overruns + faults.ended;
  return faults.threw + faults.unfit + overruns + ENDED_WORKER * ended;
}
