import type { FeedConfig } from '../feedConfig';
import { follow } from '../polled/follow';
import { createJsonFetcher } from '../polled/jsonFetcher';
import { reportOnce } from '../polled/reportOnce';
import type { FeedProvider } from '../provider';
import type { VendorEdge } from '../vendorEdge';
import { type LeagueSource, leagueSource } from './leagueSource';

/**
 * Follows leagues of OpenLigaDB (https://api.openligadb.de): public, without a key, maintained by volunteers. It has
 * goals and results; `toFeedMatch` says what is missing. Each league is followed on its own, so that a failure affects
 * only that league.
 */
export function openLigaDbProvider(
  { origin, leagues }: Extract<FeedConfig, { kind: 'openligadb' }>,
  { clock, random, report, fetch }: Omit<VendorEdge, 'subscribe'>,
): FeedProvider {
  const getJson = createJsonFetcher({ vendor: 'OpenLigaDB', origin, fetch, report });
  const odd = reportOnce(report);
  /** The sources of the starts that were not stopped. */
  const running = new Set<LeagueSource>();
  return {
    key: `openligadb:${origin}:${leagues.map(({ shortcut, season }) => `${shortcut}/${season ?? ''}`).join(',')}`,
    origin: `openligadb:${origin}`,
    isLasting: true,
    start(_, emit) {
      const sources = leagues.map((league) => leagueSource(league, getJson, odd, clock.now()));
      const stops = sources.map((source) => {
        running.add(source);
        return follow({ source, emit, clock, random, report });
      });
      return () => {
        for (const source of sources) running.delete(source);
        for (const stop of stops) stop();
      };
    },
    contacts: () => [...running].map(({ contact }) => contact(clock.now())),
  };
}
