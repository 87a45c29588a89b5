import type { FeedInfo } from 'feeds/feedRecords';
import type { ToldOfMatch } from './besideMatch';

/** Fields in a fixed order, so that equal ones have equal texts. */
export function infoState({ match_id, venue, referee }: FeedInfo): ToldOfMatch {
  return { match_id, state: { match_id, venue: venue && { name: venue.name, city: venue.city }, referee } };
}
