import type { RemotePointer, RemoteRelease } from 'shared-kernel/contract/pointer';

/** Releases to try, best first; or why there is none. */
export type Candidates =
  | { kind: 'some'; releases: readonly RemoteRelease[] }
  | { kind: 'off' }
  | { kind: 'unknownContract'; contract: number };

/**
 * What a pointer offers this shell: the live release, then the one before it. One that needs another contract
 * than ours is passed over, one that failed at its start (`quarantined`) comes last.
 */
export function candidatesOf(pointer: RemotePointer, contract: number, quarantined: ReadonlySet<string>): Candidates {
  if (pointer.state === 'off') return { kind: 'off' };
  const releases = pointer.previous ? [pointer.live, pointer.previous] : [pointer.live];
  const known = releases.filter((release) => release.contract === contract);
  if (known.length === 0) return { kind: 'unknownContract', contract: pointer.live.contract };
  const isQuarantined = (release: RemoteRelease) => quarantined.has(release.release);
  return {
    kind: 'some',
    releases: [...known.filter((release) => !isQuarantined(release)), ...known.filter(isQuarantined)],
  };
}
