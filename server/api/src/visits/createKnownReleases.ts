import { LRUCache } from 'lru-cache';
import { VIEW_SECONDS } from 'shared-kernel/protocol/beaconLimits';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { PartOnPage } from 'shared-kernel/protocol/view';
import type { JudgedCandidate, LiveReleases } from './liveReleases';

/** Most releases to remember; the one heard of least recently is forgotten. */
const MAX = 1000;

/** What is live stays heard of: it is noted again after so many seconds. */
const NOTED_SECONDS = 60;

/** Stands for pages that do not exist. */
export const NO_ROUTE = '/*';

/** A release that exists: always the same object, so that views can remember it for eight bytes. */
export type KnownRelease = Readonly<PartOnPage>;

/**
 * What is live or was live before, as long as a view counts: an open tab may have a release that two others followed
 * since.
 *
 * @param now server time in unix seconds
 */
export function createKnownReleases(now: () => number) {
  const known = new LRUCache<string, { part: KnownRelease; heardAt: number }>({ max: MAX });
  let routes: ReadonlySet<string> = new Set();
  let live: LiveReleases = { releases: {}, candidates: {}, routes: [] };
  let notedAt = Number.NEGATIVE_INFINITY;

  function hearPart({ remote, release }: PartOnPage): void {
    const key = partKey({ remote, release });
    const part = known.get(key)?.part ?? { remote, release };
    known.set(key, { part, heardAt: now() });
  }

  function note(): void {
    for (const [remote, releases] of Object.entries(live.releases)) {
      for (const release of releases) hearPart({ remote, release });
    }
    notedAt = now();
  }

  return {
    /** What is live from now on. */
    hear(next: LiveReleases): void {
      note();
      live = next;
      routes = new Set(next.routes);
      note();
    },
    /** What was counted within a view's time existed. */
    recall: (parts: readonly PartOnPage[]) => parts.forEach(hearPart),
    find(part: PartOnPage): KnownRelease | undefined {
      if (now() >= notedAt + NOTED_SECONDS) note();
      const found = known.get(partKey(part));
      return found && found.heardAt > now() - VIEW_SECONDS ? found.part : undefined;
    },
    /** What is compared with the live release of a remote just now. */
    candidateOf: (remote: string): JudgedCandidate | undefined => live.candidates[remote],
    /** The route, if there is such a page. */
    route: (route: string) => (routes.has(route) ? route : NO_ROUTE),
  };
}
