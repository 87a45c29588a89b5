import type { LiveName } from 'server-shared/releases/liveName';
import { ReleaseError } from 'server-shared/releases/releaseError';
import type { LiveRow } from '../store/releases/liveRow';
import { type Asked, lackingChecks, NO_CANDIDATE, type Outcome, wantedOf } from './outcome';

/** Lets a share of the browsers take a release beside the live one, or more or fewer of them. */
export function setShare(asked: Asked): Outcome {
  const { change, before } = asked;
  const { share = 0 } = change;
  if (!(share >= 1 && share <= 100))
    throw new ReleaseError(`Expected a share from 1 to 100, in whole percent, got ${change.share ?? 'none'}.`);
  const row = remoteRow(change.name, before);
  const { candidate } = row;
  if (candidate === undefined || (change.release !== undefined && change.release !== candidate))
    return beginCandidate(asked, share);
  if (row.share === share) throw new ReleaseError(`${row.name} ${candidate} is a candidate for ${share} % already.`);
  return { action: 'share', after: { ...row, share }, isNew: false };
}

/** @throws ReleaseError when another is out, or there is nothing to compare it with, or nobody would take it */
export function beginCandidate(asked: Asked, share: number, why?: string): Outcome {
  const row = remoteRow(asked.change.name, asked.before);
  const { name } = row;
  if (!row.is_on) throw new ReleaseError(`${name} is off: nobody would take a candidate. Switch it on first.`);
  if (row.candidate !== undefined) {
    throw new ReleaseError(
      `${name} ${row.candidate} is a candidate for ${row.share} % already. Withdraw it first (npm run rollback -- ${name}), or give it to everybody.`,
    );
  }
  const { release } = wantedOf(asked);
  if (release === row.release) throw new ReleaseError(`${name} ${release} is live already.`);
  const unchecked = lackingChecks(asked, release);
  const begun = { candidate: release, share, step_since: asked.now.toISOString() };
  return { action: 'share', after: { ...row, ...begun }, isNew: true, unchecked, why };
}

/** Makes the candidate the live release. Others may have released since it began. */
export function promote({ change, before }: Asked): Outcome {
  const row = remoteRow(change.name, before);
  const release = candidateIn(row, change.release);
  const after = { ...row, ...NO_CANDIDATE, release, previous: row.release, ceded: [], is_watched: true };
  return { action: 'promote', after, isNew: true };
}

/** Takes the candidate back: tabs that run it leave it. */
export function withdraw({ change, before }: Asked): Outcome {
  const row = remoteRow(change.name, before);
  candidateIn(row, change.release);
  return { action: 'withdraw', after: { ...row, ...NO_CANDIDATE }, isNew: false };
}

/** Who has looked at one candidate may find another by now. */
function candidateIn({ name, candidate, share }: LiveRow, expected: string | undefined): string {
  if (candidate === undefined) throw new ReleaseError(`${name} has no candidate.`);
  if ((expected ?? candidate) === candidate) return candidate;
  throw new ReleaseError(`Expected ${expected} as the candidate of ${name}, got ${candidate} for ${share} %.`);
}

function remoteRow(name: LiveName, row: LiveRow | undefined): LiveRow {
  if (name === 'shell') {
    throw new ReleaseError(
      'The shell has no candidates: its scripts stand in the HTML, which is the same for everybody.',
    );
  }
  if (row) return row;
  throw new ReleaseError(`Nothing of ${name} is live: there is no release to compare a candidate with.`);
}
