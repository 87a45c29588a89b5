import type { Candidate } from 'shared-kernel/contract/pointer';
import type { LiveName } from '../pointers/liveName';
import { type Pointer, type RemoteFile, withoutCandidate } from '../pointers/pointerFile';
import type { Build } from '../release/buildFolder';
import { checkClashes, servedBy } from '../release/clashes';
import { checkContracts } from '../release/contracts';
import { withCandidate, withReload, withWithdrawn } from '../release/nextPointer';
import { ReleaseError } from '../release/releaseError';
import type { SiteFolder } from '../siteFolder';
import { changePointer, type PointerChange } from './changePointer';

type Change = Omit<PointerChange, 'what'> & {
  /** The share of the candidate that the change was decided at; at another one it is void. */
  readonly atShare?: number | undefined;
};

/** What became of a candidate: the release, its share before and after, and the release that is live after it. */
export type CandidateChange = {
  readonly release: string;
  readonly shareBefore: number | undefined;
  readonly share: number | undefined;
  readonly live: string;
};

/**
 * Lets a share of the browsers take a release beside the live one.
 *
 * @param bring brings the release to its place, or finds it there; runs while no other change does
 * @throws ReleaseError when another is out, or there is nothing to compare it with, or visitors would not see it
 */
export async function beginCandidate(
  site: SiteFolder,
  name: LiveName,
  bring: () => Promise<Build>,
  share: number,
  change: Change,
): Promise<CandidateChange> {
  const { before, after } = await changePointer(site, name, { ...change, what: 'candidate' }, async (pointer, at) => {
    const known = remoteOf(name, pointer);
    checkShare(share);
    if (known.state === 'off')
      throw new ReleaseError(`${name} is off: nobody would take a candidate. Switch it on first.`);
    if (known.candidate) throw new ReleaseError(outText(name, known.candidate));
    const build = await bring();
    if (build.release === known.live.release) throw new ReleaseError(`${name} ${build.release} is live already.`);
    await checkContracts(site, new Map([[name, build.description.contract]]));
    const next = withCandidate(known, build, share, at);
    await checkClashes(site, new Map([[name, servedBy(next)]]));
    return next;
  });
  return changed(before, after);
}

/**
 * Lets more browsers take the candidate, or fewer.
 *
 * @param candidate the one that is meant; the one that is out unless told
 * @throws ReleaseError when none is out, or another one, or the share is the same
 */
export async function setShare(
  site: SiteFolder,
  name: LiveName,
  candidate: string | undefined,
  share: number,
  change: Change,
): Promise<CandidateChange> {
  const { before, after } = await changePointer(site, name, { ...change, what: 'share' }, async (pointer, at) => {
    const known = remoteOf(name, pointer);
    const out = candidateOf(known, candidate, change.atShare);
    checkShare(share);
    if (out.share === share) {
      throw new ReleaseError(`${name} ${out.release.release} is a candidate for ${share} % already.`);
    }
    return { ...known, candidate: { ...out, share }, changedAt: at };
  });
  return changed(before, after);
}

/**
 * Makes the candidate the live release: everybody gets it.
 *
 * @param candidate as in {@link setShare}
 * @throws ReleaseError when none is out, or another one, or visitors would not see it
 */
export async function promoteCandidate(
  site: SiteFolder,
  name: LiveName,
  candidate: string | undefined,
  change: Change,
): Promise<CandidateChange> {
  const { before, after } = await changePointer(site, name, { ...change, what: 'promote' }, async (pointer, at) => {
    const known = remoteOf(name, pointer);
    const { release: live } = candidateOf(known, candidate, change.atShare);
    // Others may have released since it began.
    await checkContracts(site, new Map([[name, live.contract]]));
    await checkClashes(site, new Map([[name, live]]));
    return { ...withoutCandidate(known), live, previous: known.live, changedAt: at };
  });
  return changed(before, after);
}

/**
 * Takes the candidate back: no browser takes it any more, and tabs that run it leave it.
 *
 * @param candidate as in {@link setShare}
 * @param change with `reloads` where its faults outlast its parts, such as styles that spill
 * @throws ReleaseError when none is out, or another one
 */
export async function withdrawCandidate(
  site: SiteFolder,
  name: LiveName,
  candidate: string | undefined,
  { reloads, ...change }: Change & { readonly reloads?: boolean | undefined },
): Promise<CandidateChange> {
  const { before, after } = await changePointer(site, name, { ...change, what: 'withdraw' }, async (pointer, at) => {
    const known = remoteOf(name, pointer);
    const { release } = candidateOf(known, candidate, change.atShare).release;
    const without = withoutCandidate(known);
    return { ...withWithdrawn(reloads ? withReload(without, release) : without, release), changedAt: at };
  });
  return changed(before, after);
}

function remoteOf(name: LiveName, pointer: Pointer | undefined): RemoteFile {
  if (name === 'shell') {
    throw new ReleaseError(
      'The shell has no candidates: its scripts stand in the HTML, which is the same for everybody.',
    );
  }
  if (!pointer || pointer.remote === 'shell') {
    throw new ReleaseError(
      `Nothing of ${name} was ever released: there is no live release to compare a candidate with.`,
    );
  }
  return pointer;
}

/** A judge has looked at one candidate; by now there may be another. */
function candidateOf(
  { remote, candidate: out }: RemoteFile,
  expected: string | undefined,
  atShare: number | undefined,
): Candidate {
  if (!out) throw new ReleaseError(`${remote} has no candidate.`);
  const { release } = out.release;
  if ((expected ?? release) === release && (atShare ?? out.share) === out.share) return out;
  const wanted = `${expected ?? release}${atShare === undefined ? '' : ` for ${atShare} %`}`;
  throw new ReleaseError(`Expected ${wanted} as the candidate of ${remote}, got ${release} for ${out.share} %.`);
}

function checkShare(share: number): void {
  if (Number.isInteger(share) && share >= 1 && share <= 100) return;
  throw new ReleaseError(`Expected a share from 1 to 100, in whole percent, got ${share}.`);
}

function outText(name: LiveName, { release, share }: Candidate): string {
  return `${name} ${release.release} is a candidate for ${share} % already. Withdraw it first (npm run rollback -- ${name}), or give it to everybody.`;
}

function changed(before: Pointer | undefined, after: Pointer): CandidateChange {
  const [was, is] = [before, after].map((one) => (one && one.remote !== 'shell' ? one.candidate : undefined));
  return {
    release: (is ?? was)?.release.release ?? after.live.release,
    shareBefore: was?.share,
    share: is?.share,
    live: after.live.release,
  };
}
