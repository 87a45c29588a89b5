import type { Shell } from 'shared-kernel/contract/shell';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { formsOf, type TeamForms } from '../domain/form';
import { boardOf } from './createBoardStore';
import { createRowStore, type RowStore } from './createRowStore';
import { keptDayBoards } from './dayBoards';
import { oneMatch } from './matchSource';

export type DetailStore = RowStore & {
  /** How the last matches of both teams ended, as far as `api` or boards in memory know. */
  forms(match: Match): TeamForms;
};

/** A store of one match. It starts with what the site knows, then follows the server. */
export function createDetailStore(shell: Shell, id: MatchId): DetailStore {
  const boards = [boardOf(shell), ...keptDayBoards(shell)].map(({ matches }) => matches);
  const store = createRowStore(shell, oneMatch(id));
  return {
    ...store,
    forms: (match) =>
      formsOf(
        match,
        [store, ...boards].flatMap(({ board }) => [...board.matches.values()]),
      ),
  };
}
