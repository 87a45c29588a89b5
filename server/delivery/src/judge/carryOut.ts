import type { Candidate, RemotePointer } from 'shared-kernel/contract/pointer';
import { promoteCandidate, setShare, withdrawCandidate } from '../changes/candidate';
import { candidateIn, readLastGood } from '../pointers/pointerFile';
import type { Verdict } from './judge';
import { JUDGE, type JudgeMeans } from './judgeMeans';

/** A candidate, and the pointer that it stands in. */
export type Out = {
  readonly pointer: RemotePointer;
  readonly candidate: Candidate;
};

type Means = Pick<JudgeMeans, 'site' | 'shared' | 'notes' | 'lease' | 'now' | 'onDecided'>;

/**
 * Does what was decided of a candidate, unless another process has the lease by now, or somebody has changed the pointer.
 *
 * @throws ReleaseError when the pointer cannot be changed so
 */
export async function carryOut(
  { site, shared, notes, lease, now, onDecided }: Means,
  { pointer: { remote, live }, candidate }: Out,
  verdict: Verdict,
): Promise<void> {
  if (verdict.kind === 'wait' || !(await isStill(site, { remote, candidate })) || !(await lease.isFresh())) return;
  const { release } = candidate.release;
  const change = { who: JUDGE, why: verdict.why, now: now(), shared, atShare: candidate.share };
  const decided = (text: string) =>
    onDecided({ remote, release, kind: verdict.kind, text: `${remote} ${release} ${text}: ${verdict.why}` });
  switch (verdict.kind) {
    case 'step':
      await setShare(site, remote, release, verdict.share, change);
      return decided(`goes from ${candidate.share} to ${verdict.share} %`);
    case 'promote':
      await notes.noteWatch(remote, { release, before: live.release });
      await promoteCandidate(site, remote, release, change);
      return decided('is live for everybody');
    case 'withdraw':
      await withdrawCandidate(site, remote, release, change);
      return decided(`is withdrawn at ${candidate.share} %`);
  }
}

/** Whether the candidate is out at the share that was judged; of another release the change itself says so. */
async function isStill(
  site: JudgeMeans['site'],
  { remote, candidate }: Pick<Out, 'candidate'> & { remote: RemotePointer['remote'] },
) {
  const pointer = await readLastGood(site, remote);
  const out = pointer && candidateIn(pointer);
  return out?.release.release !== candidate.release.release || out.share === candidate.share;
}
