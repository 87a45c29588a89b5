import type { PageDescription } from 'shared-kernel/contract/pageDescription';
import type { RemotePointer, RemoteRelease } from 'shared-kernel/contract/pointer';

/** A release of `mfe-scores` that renders `/`. */
export function aRelease(given: Partial<RemoteRelease> = {}): RemoteRelease {
  return {
    release: '1.0.0-a',
    contract: 2,
    manifest: '/r/mfe-scores/1.0.0-a/mf-manifest.json',
    manifestHash: undefined,
    server: undefined,
    entryIntegrity: undefined,
    paths: ['/'],
    pages: [],
    slots: [],
    ...given,
  };
}

/** What a release says of its page `/`. */
export function aPage(given: Partial<PageDescription> = {}): PageDescription {
  const texts = { title: 'Tỷ số', description: 'Tỷ số bóng đá hôm nay' };
  return {
    path: '/',
    priority: undefined,
    ...texts,
    query: undefined,
    needsLazyFiles: false,
    isInSitemap: true,
    ...given,
  };
}

/** A pointer of `mfe-scores` that is on. */
export function aPointer(given: Partial<RemotePointer> = {}): RemotePointer {
  return {
    schema: 1,
    remote: 'mfe-scores',
    state: 'on',
    drawing: undefined,
    live: aRelease(),
    previous: undefined,
    candidate: undefined,
    changedAt: '2022-12-09T12:00:00Z',
    ...given,
  };
}
