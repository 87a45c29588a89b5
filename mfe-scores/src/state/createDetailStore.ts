import type { MatchId } from 'shared-kernel/entities/match';
import type { MatchRange } from 'shared-kernel/protocol/matchRange';
import type { MatchStore } from './matchStore';

/** A match as a board already has it, with the records it points to, so that its detail opens with something to show. */
export function knownMatch(stores: Iterable<Pick<MatchStore, 'board'>>, id: MatchId): MatchRange | undefined {
  for (const { board } of stores) {
    const match = board.matches.get(id);
    if (!match) continue;
    const competition = board.competitions.get(match.competition_id);
    const teams = [board.teams.get(match.home_team_id), board.teams.get(match.away_team_id)];
    return {
      matches: [match],
      competitions: competition ? [competition] : [],
      countries: [],
      teams: teams.filter((team) => team !== undefined),
    };
  }
  return undefined;
}
