import type { Shell } from 'shared-kernel/contract/shell';
import type { MatchId } from 'shared-kernel/entities/match';
import type { MatchRange } from 'shared-kernel/protocol/matchRange';
import { boardOf } from './createBoardStore';
import { createMatchStore, type MatchStore } from './createMatchStore';
import { keptDayBoards } from './dayBoards';
import { oneMatch } from './matchSource';

/** A store of one match. It starts with what a board knows, then follows the server. */
export function createDetailStore(shell: Shell, id: MatchId): MatchStore {
  const stores = [boardOf(shell), ...keptDayBoards(shell)].map(({ matches }) => matches);
  return createMatchStore(shell, oneMatch(id), knownMatch(stores, id));
}

/** The match on an existing board, with its records, so that its detail opens with content. */
function knownMatch(stores: Iterable<MatchStore>, id: MatchId): MatchRange | undefined {
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
