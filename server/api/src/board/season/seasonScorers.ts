import type { StoredScorer } from '../../store/goals/readGoals';
import type { LiveResult } from './liveResults';
import { topScorers } from './topScorers';

/** Who scored in a season, of matches in play until now, and how many goals have a name. */
export function seasonScorers(
  stored: readonly StoredScorer[],
  live: readonly LiveResult[],
  isOfSeason: (scorer: StoredScorer) => boolean,
) {
  const isLive = new Set(live.map(({ id }) => id));
  const scored = [
    ...stored.filter(({ match_id }) => !isLive.has(match_id)),
    ...live.flatMap(({ id, kickOff, scorers }) => scorers.map((one) => ({ ...one, match_id: id, kick_off: kickOff }))),
  ].filter(isOfSeason);
  return { named_goals: scored.reduce((sum, { goals }) => sum + goals, 0), scorers: topScorers(scored) };
}
