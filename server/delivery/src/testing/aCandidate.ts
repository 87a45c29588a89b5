import type { Candidate, RemoteRelease } from 'shared-kernel/contract/pointer';

/** A release of `mfe-ads`. */
export function aRelease(changes: Partial<RemoteRelease> = {}): RemoteRelease {
  const release = changes.release ?? '1.2.0-ab12cd34ef';
  return {
    release,
    contract: 2,
    manifest: `/r/mfe-ads/${release}/mf-manifest.json`,
    manifestHash: undefined,
    entryIntegrity: undefined,
    server: undefined,
    paths: ['/top-nha-cai'],
    pages: [],
    slots: [],
    ...changes,
  };
}

/** A candidate of `mfe-ads`. */
export function aCandidate(changes: Partial<RemoteRelease> = {}, share = 5): Candidate {
  return { share, since: '2026-11-25T03:00:00Z', release: aRelease(changes) };
}
