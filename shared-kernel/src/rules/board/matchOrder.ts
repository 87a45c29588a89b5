import { compareIds } from '../../entities/id';
import type { Match } from '../../entities/match';

type Ordered = Pick<Match, 'id' | 'match_time' | 'competition_id'>;

/**
 * By kick-off, then by competition so that a round stays together, then by id. The order is total: all visitors see the
 * same list, and no update shuffles equals.
 */
export function byKickOff(one: Ordered, other: Ordered): number {
  return one.match_time - other.match_time || byCompetition(one, other);
}

/** Newest first; matches of one kick-off in the order of {@link byKickOff}. */
export function byNewest(one: Ordered, other: Ordered): number {
  return other.match_time - one.match_time || byCompetition(one, other);
}

function byCompetition(one: Ordered, other: Ordered): number {
  return compareIds(one.competition_id, other.competition_id) || compareIds(one.id, other.id);
}
