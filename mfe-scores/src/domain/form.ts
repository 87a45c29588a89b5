import type { Id } from 'shared-kernel/entities/id';
import type { Match } from 'shared-kernel/entities/match';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { mainScore } from 'shared-kernel/rules/score';

/** How a match ended for a team; one that a shoot-out decided was drawn. */
export type Outcome = 'won' | 'drawn' | 'lost';

/** Most matches of a team's form. */
const MOST = 5;

/**
 * How a team's last matches before a kick-off ended, the newest last; empty when none is known.
 *
 * @param known matches of any team; one may come twice
 */
export function formOf(team: Id, known: Iterable<Match>, kickOff: number): Outcome[] {
  const played = new Map<Id, Match>();
  for (const match of known) {
    const isTheirs = match.home_team_id === team || match.away_team_id === team;
    if (isTheirs && match.status_id === MatchStatus.Ended && match.match_time < kickOff) played.set(match.id, match);
  }
  return [...played.values()]
    .sort((one, other) => one.match_time - other.match_time)
    .slice(-MOST)
    .map((match) => outcomeOf(match, team));
}

function outcomeOf(match: Match, team: Id): Outcome {
  const { home, away } = mainScore(match);
  if (home === away) return 'drawn';
  return home > away === (match.home_team_id === team) ? 'won' : 'lost';
}
