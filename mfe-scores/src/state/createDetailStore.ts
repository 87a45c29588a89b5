import type { Shell } from 'shared-kernel/contract/shell';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import type { MatchRange } from 'shared-kernel/protocol/matchRange';
import { formsOf, type TeamForms } from '../domain/form';
import { boardOf } from './createBoardStore';
import { createMatchStore, type MatchStore } from './createMatchStore';
import { keptDayBoards } from './dayBoards';
import { oneMatch } from './matchSource';

export type DetailStore = MatchStore & {
  /** How the last matches of both teams ended, as far as `api` or boards in memory know. */
  forms(match: Match): TeamForms;
};

/** A store of one match. It starts with what a board knows, then follows the server. */
export function createDetailStore(shell: Shell, id: MatchId): DetailStore {
  const boards = [boardOf(shell), ...keptDayBoards(shell)].map(({ matches }) => matches);
  const store = createMatchStore(shell, oneMatch(id), knownMatch(boards, id));
  const newFrom = () => {
    // A board may have seen an event that came just before the detail was opened.
    const seen = [store, ...boards].flatMap(({ entries }) => entries.newFrom(id) ?? []);
    return seen.length > 0 ? Math.min(...seen) : undefined;
  };
  return {
    ...store,
    entries: { ...store.entries, newFrom },
    forms: (match) =>
      formsOf(
        match,
        [store, ...boards].flatMap(({ board }) => [...board.matches.values()]),
      ),
  };
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
