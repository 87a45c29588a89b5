import type { Id } from 'shared-kernel/entities/id';
import type { Match } from 'shared-kernel/entities/match';
import type { Outcome } from 'shared-kernel/entities/seasonTables';
import { MATCH_FORM_MOST } from 'shared-kernel/protocol/rest';
import { mainScore } from 'shared-kernel/rules/score';
import { isScoreShown } from 'shared-kernel/rules/status';

/** How the last matches of both teams ended, the newest last. */
export type TeamForms = { readonly home: readonly Outcome[]; readonly away: readonly Outcome[] };

export const NO_FORMS: TeamForms = { home: [], away: [] };

/** What both teams did before a match; of one that has a score nobody asks for it any more. */
export function formsOf({ state, match_time, home_team_id, away_team_id }: Match, known: readonly Match[]): TeamForms {
  if (isScoreShown(state)) return NO_FORMS;
  return { home: formOf(home_team_id, known, match_time), away: formOf(away_team_id, known, match_time) };
}

/**
 * How a team's last matches before a kick-off ended, the newest last; empty when none is known.
 *
 * @param known matches of any team; one may come twice
 */
export function formOf(team: Id, known: Iterable<Match>, kickOff: number): Outcome[] {
  const played = new Map<Id, Match>();
  for (const match of known) {
    const isTheirs = match.home_team_id === team || match.away_team_id === team;
    if (isTheirs && match.state.kind === 'result' && match.match_time < kickOff) played.set(match.id, match);
  }
  return [...played.values()]
    .sort((one, other) => one.match_time - other.match_time)
    .slice(-MATCH_FORM_MOST)
    .map((match) => outcomeOf(match, team));
}

function outcomeOf(match: Match, team: Id): Outcome {
  const { home, away } = mainScore(match);
  if (home === away) return 'D';
  return home > away === (match.home_team_id === team) ? 'W' : 'L';
}
