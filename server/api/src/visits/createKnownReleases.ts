import { LRUCache } from 'lru-cache';
import type { JudgedCandidate, LiveReleases } from 'server-shared/releases/liveReleases';
import { VIEW_SECONDS } from 'shared-kernel/protocol/beaconLimits';
import { partKey } from 'shared-kernel/protocol/partKey';
import type { PartOnPage } from 'shared-kernel/protocol/view';

/** Most releases to remember; the one heard of least recently is forgotten. */
const MOST = 1000;

/** What is live is heard with each message, and noted once in so many seconds. */
const NOTED_SECONDS = 60;

/** Stands for pages that do not exist. */
export const NO_ROUTE = '/*';

/** A release that exists: always the same object, so that views can remember it for eight bytes. */
export type KnownRelease = Readonly<PartOnPage>;

/**
 * What `delivery` said is live or was live before, as long as a view counts: an open tab may have a release that two
 * others followed since.
 *
 * @param now server time in unix seconds
 */
export function createKnownReleases(now: () => number) {
  const known = new LRUCache<string, { part: KnownRelease; heardAt: number }>({ max: MOST });
  let routes: ReadonlySet<string> = new Set();
  let candidates: ReadonlyMap<string, JudgedCandidate> = new Map();
  let last: LiveReleases | undefined;
  let notedAt = Number.NEGATIVE_INFINITY;

  function hearPart({ remote, release }: PartOnPage): void {
    const key = partKey({ remote, release });
    const part = known.get(key)?.part ?? { remote, release };
    known.set(key, { part, heardAt: now() });
  }

  return {
    hear(live: LiveReleases): void {
      if (live === last && now() < notedAt + NOTED_SECONDS) return;
      for (const [remote, releases] of Object.entries(live.releases)) {
        for (const release of releases) hearPart({ remote, release });
      }
      routes = new Set(live.routes);
      candidates = new Map(Object.entries(live.candidates ?? {}));
      last = live;
      notedAt = now();
    },
    /** What was counted within a view's time existed. */
    recall: (parts: readonly PartOnPage[]) => parts.forEach(hearPart),
    find(part: PartOnPage): KnownRelease | undefined {
      const found = known.get(partKey(part));
      return found && found.heardAt > now() - VIEW_SECONDS ? found.part : undefined;
    },
    /** What is compared with the live release of a remote just now. */
    candidateOf: (remote: string) => candidates.get(remote),
    /** The route, if there is such a page. */
    route: (route: string) => (routes.has(route) ? route : NO_ROUTE),
  };
}
