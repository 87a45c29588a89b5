import { candidateIn, type Pointer, stateOf, withoutCandidate } from 'server-shared/releases/livePointer';
import type { RemoteRelease, ShellRelease } from 'shared-kernel/contract/pointer';

/** Whether all files of a release of this pointer are here, and what their hashes say. */
export type IsWhole = (pointer: Pointer, release: RemoteRelease | ShellRelease) => boolean;

/**
 * What is served for a name: what its row says, once all files of it are here. Until they are, and where they cannot be had,
 * the release before; one that was served, or the `previous` of the row.
 *
 * @param before what is served now
 * @param isWaiting whether files of the row's live release are still being brought
 */
export function servable(
  row: Pointer,
  before: Pointer | undefined,
  isWhole: IsWhole,
  isWaiting: boolean,
): Pointer | undefined {
  const fallbacks = isWaiting ? [before, withPreviousLive(row)] : [withPreviousLive(row), before];
  for (const one of [row, ...fallbacks, before && withPreviousLive(before)]) {
    const whole = one && wholePartOf(one, isWhole);
    if (whole) return whole;
  }
  return undefined;
}

/** Of one that is off nothing is loaded, so it needs no files. */
function wholePartOf(pointer: Pointer, isWhole: IsWhole): Pointer | undefined {
  if (stateOf(pointer) === 'on' && !isWhole(pointer, pointer.live)) return undefined;
  const { previous } = pointer;
  const candidate = candidateIn(pointer);
  const kept = candidate && !isWhole(pointer, candidate.release) ? withoutCandidate(pointer) : pointer;
  return previous && !isWhole(pointer, previous) ? { ...kept, previous: undefined } : kept;
}

function withPreviousLive(pointer: Pointer): Pointer | undefined {
  if (stateOf(pointer) === 'off' || !pointer.previous) return undefined;
  return pointer.remote === 'shell'
    ? { ...pointer, live: pointer.previous, previous: undefined }
    : { ...pointer, live: pointer.previous, previous: undefined, candidate: undefined };
}

/** The addresses of files that a release names. */
export function addressesIn(release: RemoteRelease | ShellRelease): string[] {
  const loaded = 'scripts' in release ? release.scripts.map(({ src }) => src) : [release.manifest];
  return release.server ? [...loaded, release.server.src] : loaded;
}
