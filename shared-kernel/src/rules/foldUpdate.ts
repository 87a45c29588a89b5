import { listedAs } from '../entities/listing';
import type { Match } from '../entities/match';
import type { PushedUpdate } from '../protocol/matchUpdate';
import { foldScore } from './foldScore';

/**
 * A match after a live update (M10): status, scores and incidents are overwritten, including a fall of the score,
 * because a cancelled goal is a fall. An update that is not newer returns the same object, so callers can compare by
 * identity. Without versions arrival order counts. What a push leaves out stays.
 */
export function foldUpdate(match: Match, update: PushedUpdate): Match {
  if (!isNewer(match.version, update.version)) return match;
  return {
    ...match,
    ...foldScore(match, update.score),
    ...(update.listing && listedAs(update.listing)),
    match_time: update.match_time ?? match.match_time,
    incidents: update.incidents ?? match.incidents,
    stats: update.stats ?? match.stats,
    odds: update.odds ?? match.odds,
    suspended_odds: update.suspended_odds ?? match.suspended_odds,
    version: update.version ?? match.version,
  };
}

/** Whether an update replaces the known state. When either lacks a version, arrival order decides. */
export function isNewer(known: number | undefined, came: number | undefined): boolean {
  return known === undefined || came === undefined || came > known;
}
