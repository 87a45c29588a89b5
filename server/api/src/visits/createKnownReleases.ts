import type { LiveReleases } from 'server-shared/releases/liveReleases';
import { VIEW_SECONDS } from 'shared-kernel/protocol/beaconLimits';
import type { PartOnPage } from 'shared-kernel/protocol/view';

/** Most releases to remember. A busy day has a tenth; the ones heard of least recently are forgotten. */
const MOST = 1000;

/** Stands for pages that do not exist. */
export const NO_ROUTE = '/*';

/**
 * What `delivery` said is live or was live before, as long as a view counts: an open tab may have a release that two
 * others followed since.
 *
 * @param now server time in unix seconds
 */
export function createKnownReleases(now: () => number) {
  const heardAt = new Map<string, number>();
  let routes: ReadonlySet<string> = new Set();

  function hearPart(part: PartOnPage): void {
    const key = keyOf(part);
    heardAt.delete(key);
    heardAt.set(key, now());
    const [oldest] = heardAt.keys();
    if (heardAt.size > MOST && oldest !== undefined) heardAt.delete(oldest);
  }

  return {
    hear(live: LiveReleases): void {
      for (const [remote, releases] of Object.entries(live.releases)) {
        for (const release of releases) hearPart({ remote, release });
      }
      routes = new Set(live.routes);
    },
    /** What was counted within a view's time existed. */
    recall: (parts: readonly PartOnPage[]) => parts.forEach(hearPart),
    has: (part: PartOnPage) => (heardAt.get(keyOf(part)) ?? Number.NEGATIVE_INFINITY) > now() - VIEW_SECONDS,
    /** The route, if there is such a page. */
    route: (route: string) => (routes.has(route) ? route : NO_ROUTE),
  };
}

const keyOf = ({ remote, release }: PartOnPage) => `${remote} ${release}`;
