import type { Match } from '../entities/match';
import type { MatchUpdate } from '../protocol/matchUpdate';

/**
 * A match after a live update (M10): status, scores and incidents are overwritten, a fall of the score included,
 * because a cancelled goal is a fall. An update that is not newer gives back the same object,
 * so callers can compare by identity. Without versions arrival order counts.
 */
export function foldUpdate(match: Match, update: MatchUpdate): Match {
  if (!isNewer(match.version, update.version)) return match;
  const [, status_id, home_scores, away_scores] = update.score;
  return {
    ...match,
    status_id,
    home_scores,
    away_scores,
    score: update.score,
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
