import type { FeedConfig } from '../feedConfig';
import { follow } from '../polled/follow';
import { createJsonFetcher } from '../polled/jsonFetcher';
import { reportOnce } from '../polled/reportOnce';
import type { FeedProvider } from '../provider';
import type { VendorEdge } from '../vendorEdge';
import { type FootballDataSource, footballDataSource } from './footballDataSource';

/**
 * Follows football-data.org, version 4. It needs a key, whose plan decides which competitions are included, and whether
 * goals, cards and prices are.
 */
export function footballDataProvider(
  { origin, key, competitions }: Extract<FeedConfig, { kind: 'football-data' }>,
  { clock, random, report, fetch }: Omit<VendorEdge, 'subscribe'>,
): FeedProvider {
  const getJson = createJsonFetcher({
    vendor: 'football-data.org',
    origin,
    headers: headersWith(key),
    fetch,
    report,
  });
  /** The sources of the starts that were not stopped. */
  const running = new Set<FootballDataSource>();
  return {
    key: `football-data:${origin}:${competitions.join(',')}`,
    origin: `football-data:${origin}`,
    isLasting: true,
    start(_, emit) {
      const source = footballDataSource(competitions, getJson, reportOnce(report), clock.now());
      running.add(source);
      const stop = follow({ source, emit, clock, random, report });
      return () => {
        running.delete(source);
        stop();
      };
    },
    contacts: () => [...running].map((source) => source.contact(clock.now())),
  };
}

/** The vendor sends the lists of goals, cards and substitutions only on request. */
function headersWith(key: string): Record<string, string> {
  return { 'X-Auth-Token': key, 'X-Unfold-Goals': 'true', 'X-Unfold-Bookings': 'true', 'X-Unfold-Subs': 'true' };
}
