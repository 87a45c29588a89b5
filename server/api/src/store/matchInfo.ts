import type { FeedInfo } from 'feeds/feedRecords';
import type { ToldOfMatch } from './besideMatch';

/** Fields in a fixed order, so that equal ones have equal texts. */
export function infoState({ match_id, venue, referee, stage }: FeedInfo): ToldOfMatch {
  const state = {
    ...{ match_id, venue: venue && { name: venue.name, city: venue.city }, referee },
    stage: stage && { round: stage.round, group: stage.group, phase: stage.phase },
  };
  return { match_id, state };
}
