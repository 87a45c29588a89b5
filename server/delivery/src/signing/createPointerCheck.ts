import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { type CheckPointer, candidateIn, type Pointer, stateOf, withoutCandidate } from '../pointers/pointerFile';
import { storedDescription } from '../release/buildDescription';
import type { Build } from '../release/buildFolder';
import { withCandidateOf, withLive, withPrevious } from '../release/nextPointer';
import { ReleaseError } from '../release/releaseError';
import type { SiteFolder } from '../siteFolder';
import { checkAsLeft, checkRelease } from './checkRelease';
import { checkFits, type Entry } from './fitsPointer';
import type { Keys } from './openKeys';

/**
 * Checks that the release of a pointer may be live: signed by a key of its remote, or listed, and what the pointer says
 * of it. A candidate that may not be, or one that may not take its place when it fails (`previous`), is left out alone.
 *
 * @param report hears why either is left out, and what of the pointer is taken from its release
 */
export function createPointerCheck(site: SiteFolder, keys: Keys, report: Report): CheckPointer {
  return async (pointer) => {
    // What is off shows nothing: an emergency must not wait for a signature.
    if (stateOf(pointer) === 'off') return { ...withoutCandidate(pointer), previous: undefined };
    if (keys.kind === 'none') return pointer;
    const { pointer: live } = await checkLive(site, keys, pointer, report);
    const leftOut = (what: string) => (error: unknown) => {
      report(new ReleaseError(`${what} ${pointer.remote}: ${toError(error).message}`));
      return undefined;
    };
    const { previous } = pointer;
    const standIn =
      previous && (await checkEntry(site, keys, pointer, previous, report).catch(leftOut('It does not stand in for')));
    const candidate = candidateIn(pointer);
    const checkedCandidate =
      candidate &&
      (await checkEntry(site, keys, pointer, candidate.release, report).catch(leftOut('It is no candidate of')));
    const checked = checkedCandidate ? withCandidateOf(live, checkedCandidate.build) : withoutCandidate(live);
    return standIn ? withPrevious(checked, standIn.build) : { ...checked, previous: undefined };
  };
}

/**
 * @returns the pointer with what its release says of itself, and whose key the release is live by, for the history
 * @throws ReleaseError when it may not be
 */
export async function checkLive(
  site: SiteFolder,
  keys: Exclude<Keys, { kind: 'none' }>,
  pointer: Pointer,
  report: Report = () => {},
): Promise<{ readonly pointer: Pointer; readonly key: string }> {
  const { build, key } = await checkEntry(site, keys, pointer, pointer.live, report);
  return { pointer: withLive(pointer, build), key };
}

/**
 * @returns whose key the candidate is signed by
 * @throws ReleaseError when it may not be
 */
export async function checkCandidate(
  site: SiteFolder,
  keys: Exclude<Keys, { kind: 'none' }>,
  pointer: Pointer,
): Promise<string | undefined> {
  const candidate = candidateIn(pointer);
  return candidate && (await checkEntry(site, keys, pointer, candidate.release, () => {})).key;
}

async function checkEntry(
  site: SiteFolder,
  keys: Exclude<Keys, { kind: 'none' }>,
  { remote }: Pointer,
  entry: Entry,
  report: Report,
): Promise<{ readonly build: Build; readonly key: string }> {
  const { release } = entry;
  const { files, key } =
    keys.kind === 'known'
      ? await checkRelease(site, keys.trust, remote, release)
      : await checkAsLeft(site, keys.why, remote, entry);
  const build = { description: storedDescription(remote, files), files, release };
  const lacking = checkFits({ remote }, entry, build);
  if (lacking.length > 0) {
    const fields = [...new Set(lacking)].join(', ');
    report(new ReleaseError(`The pointer of ${remote} lacks ${fields} of ${release}: taken from the release.`));
  }
  return { build, key };
}
