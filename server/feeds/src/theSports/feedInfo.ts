import type { FeedInfo } from '../feedRecords';
import { infoOf } from '../polled/infoOf';
import type { NumberOf } from './createNumbers';
import type { MatchFacts } from './feedMatch';

/** Names by their kind and the vendor's id, as in `venue gx7lm7phe7m2wdk`. */
export type BesideNames = ReadonlyMap<string, string>;

/** None of a deleted match; what the diary has not named is not known. */
export function toFeedInfo({ listed, isDeleted }: MatchFacts, numberOf: NumberOf, names: BesideNames): FeedInfo[] {
  const match_id = numberOf('match', listed.id);
  if (isDeleted || match_id === undefined) return [];
  const venue = names.get(`venue ${listed.venue_id}`);
  return [infoOf(match_id, { venue, referee: names.get(`referee ${listed.referee_id}`) })];
}
