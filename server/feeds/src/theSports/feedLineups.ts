import type { FeedLineups } from '../feedRecords';
import type { NumberOf } from './createNumbers';
import type { MatchFacts } from './feedMatch';
import type { VendorSide } from './read/lineup';

/** Converts the line-ups of a match; `undefined` without any, of a deleted match, and when its number is taken. */
export function toFeedLineups(
  { listed, lineup, isDeleted }: MatchFacts,
  numberOf: NumberOf,
  coachOf: (id: string | undefined) => string | undefined,
): FeedLineups | undefined {
  const match_id = numberOf('match', listed.id);
  if (!lineup || isDeleted || match_id === undefined) return undefined;
  const side = (one: VendorSide | undefined) => one && { ...one.team, coach: coachOf(one.coach) };
  return { match_id, is_confirmed: lineup.isConfirmed, home: side(lineup.home), away: side(lineup.away) };
}
