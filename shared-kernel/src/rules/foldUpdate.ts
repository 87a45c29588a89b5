import type { Match } from '../entities/match';
import type { PushedUpdate } from '../protocol/matchUpdate';
import { foldScore } from './foldScore';

/**
 * A match after a live update (M10): status, scores and incidents are overwritten, a fall of the score included,
 * because a cancelled goal is a fall. An update that is not newer gives back the same object,
 * so callers can compare by identity. Without versions arrival order counts. What a push does not say stays.
 */
export function foldUpdate(match: Match, update: PushedUpdate): Match {
  if (!isNewer(match.version, update.version)) return match;
  return {
    ...match,
    ...foldScore(match, update.score),
    match_time: update.match_time ?? match.match_time,
    incidents: update.incidents ?? match.incidents,
    stats: update.stats ?? match.stats,
    odds: update.odds ?? match.odds,
    version: update.version ?? match.version,
  };
}

/** Whether what came replaces what is there. A missing version on either side lets arrival order decide. */
export function isNewer(known: number | undefined, came: number | undefined): boolean {
  return known === undefined || came === undefined || came > known;
}
