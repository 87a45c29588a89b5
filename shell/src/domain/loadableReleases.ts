import type { RemotePointer, RemoteRelease } from 'shared-kernel/contract/pointer';

/** Releases to load, best first; or the reason for none. */
export type Loadable =
  | { kind: 'some'; releases: readonly RemoteRelease[] }
  | { kind: 'off' }
  | { kind: 'unknownContract'; contract: number };

/**
 * The releases of a pointer that this shell can load: the live one, then the previous one. Skips those of another
 * contract; quarantined ones come last.
 */
export function loadableReleases(pointer: RemotePointer, contract: number, quarantined: ReadonlySet<string>): Loadable {
  if (pointer.state === 'off') return { kind: 'off' };
  const releases = pointer.previous ? [pointer.live, pointer.previous] : [pointer.live];
  const fitting = releases.filter((release) => release.contract === contract);
  if (fitting.length === 0) return { kind: 'unknownContract', contract: pointer.live.contract };
  const isQuarantined = (release: RemoteRelease) => quarantined.has(release.release);
  return {
    kind: 'some',
    releases: [...fitting.filter((release) => !isQuarantined(release)), ...fitting.filter(isQuarantined)],
  };
}
