import type { RemotePointer } from 'shared-kernel/contract/pointer';
import type { DrawingCounts, ReleaseCounts } from '../drawing/createDrawingCounts';
import type { Outcomes } from './evidence';
import type { CandidateProgress } from './judge';

/** A fault that ended the worker lets its release rest for a minute, so it stands for all that it cost. */
const ENDED_WORKER = 3;

/** What came of drawing with the candidate of a remote and with its live release, since this process started. */
export function drawnOf(pointer: RemotePointer, counts: readonly ReleaseCounts[]): CandidateProgress['drawn'] {
  const of = (release: string | undefined) =>
    outcomesOf(counts.find((one) => one.remote === pointer.remote && one.release === release));
  return { candidate: of(pointer.candidate?.release.release), control: of(pointer.live.release) };
}

function outcomesOf(counts: ReleaseCounts | undefined): Outcomes {
  const parts = Object.values(counts?.parts ?? {});
  const bad = parts.reduce((sum, part) => sum + badIn(part), 0);
  // A drawing that failed may have been counted, or not.
  return { seen: parts.reduce((sum, { drawings }) => sum + drawings, 0) + bad, bad };
}

function badIn({ faults, overruns }: Readonly<DrawingCounts>): number {
  const ended = faults.loading + faults.hung + faults.memory + faults.overruns + faults.ended;
  return faults.threw + faults.unfit + overruns + ENDED_WORKER * ended;
}
