import type { Report } from 'shared-kernel/decode/decode';
import type { FeedConfig } from '../feedConfig';
import { follow } from '../polled/follow';
import { createJsonFetcher } from '../polled/jsonFetcher';
import { reportOnce } from '../polled/reportOnce';
import type { FeedProvider } from '../provider';
import type { WallClock } from '../timeline/wallClock';
import { footballDataSource } from './footballDataSource';

type Deps = { clock: WallClock; random: () => number; report: Report; fetch?: typeof fetch };

/**
 * Follows football-data.org, version 4. It needs a key, whose plan decides which competitions are included, and whether
 * goals, cards and prices are.
 */
export function footballDataProvider(
  { origin, key, competitions }: Extract<FeedConfig, { kind: 'football-data' }>,
  { clock, random, report, fetch }: Deps,
): FeedProvider {
  const getJson = createJsonFetcher({
    vendor: 'football-data.org',
    origin,
    headers: headersWith(key),
    ...(fetch && { fetch }),
  });
  return {
    key: `football-data:${origin}:${competitions.join(',')}`,
    isLasting: true,
    start: (_, emit) =>
      follow({ source: footballDataSource(competitions, getJson, reportOnce(report)), emit, clock, random, report }),
  };
}

/** The vendor sends the lists of goals, cards and substitutions only on request. */
function headersWith(key: string): Record<string, string> {
  return { 'X-Auth-Token': key, 'X-Unfold-Goals': 'true', 'X-Unfold-Bookings': 'true', 'X-Unfold-Subs': 'true' };
}
