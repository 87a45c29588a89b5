import { useEffect, useMemo } from 'react';
import type { BoardState } from 'shared-kernel/contract/matches';
import type { Shell } from 'shared-kernel/contract/shell';
import { DEFAULT_SETTINGS } from 'shared-kernel/entities/defaultSettings';
import type { Match, MatchId } from 'shared-kernel/entities/match';
import { useObservable } from 'shared-kernel/react/useObservable';
import { isNotified } from 'shared-kernel/rules/notification';
import { NO_PICKS } from 'shared-kernel/rules/picks';
import { formsOf } from '../../../domain/form';
import { choicesOf } from '../../../state/choices';
import { boardOf } from '../../../state/createBoardStore';
import { createHidingEntries } from '../../../state/createHidingEntries';
import { createRowStore, type RowStore } from '../../../state/createRowStore';
import { keptDayBoards } from '../../../state/dayBoards';
import { hiddenScoresOf } from '../../../state/hiddenScores';
import { oneMatch } from '../../../state/matchSource';
import { useHidesScores } from '../../parts/hidden/useHidesScores';
import { useEntry } from '../../parts/useEntry';
import { useNewFrom } from './useNewFrom';

const LOADING: BoardState = { kind: 'loading' };
const NONE_FOLLOWED: ReadonlySet<MatchId> = new Set();

/**
 * One match, live while the component is mounted; it need not be on a board.
 *
 * @param onRendered called when its first data, or what is said in their place, are rendered
 */
export function useMatchDetail(shell: Shell, id: MatchId, onRendered: () => void) {
  const store = useMemo(() => createRowStore(shell, oneMatch(id)), [shell, id]);
  useEffect(() => store.open(), [store]);
  useEffect(() => shell.pricesShown(), [shell]);
  const entries = useMemo(() => createHidingEntries(store.entries, hiddenScoresOf(shell)), [store, shell]);
  const entry = useEntry(entries, id);
  const freshness = useObservable(store.board.state$, LOADING);
  const newFrom = useNewFrom(store.entries, id, shell.clock);
  const areFormsHidden = useHidesScores(shell);
  const isAnnounced = useIsAnnouncedByToasts(shell, id, entry?.match);
  // A board may know the match before its form is read, which the HTML has.
  const isRendered = freshness.kind !== 'loading';
  useEffect(() => {
    if (isRendered) onRendered();
  }, [isRendered, onRendered]);

  const content = entry && {
    ...entry,
    clock: shell.clock,
    forms: formsOf(entry.match, matchesAround(shell, store)),
    newFrom,
    areFormsHidden,
  };
  const heard = isAnnounced ? undefined : { scored$: store.scored$, entries, only: id };
  return { content, freshness, reload: store.board.reload, heard };
}

/** What `api` sent with a match, and what boards in memory know: the last matches of both teams may be among it. */
function matchesAround(shell: Shell, store: RowStore): Match[] {
  const boards = [boardOf(shell), ...keptDayBoards(shell)].map(({ matches }) => matches);
  return [store, ...boards].flatMap(({ board }) => [...board.matches.values()]);
}

/** Whether the shell's toasts, which lie over the dialog, announce the goals of the match: once is enough to hear. */
function useIsAnnouncedByToasts(shell: Shell, id: MatchId, match: Match | undefined): boolean {
  const { goal_show_toast, notification } = useObservable(shell.settings$, DEFAULT_SETTINGS);
  const followed = useObservable(shell.favourites.ids$, NONE_FOLLOWED);
  const picks = useObservable(choicesOf(shell).picks.picks$, NO_PICKS);
  return goal_show_toast && isNotified(id, match, { notification, followed, picks }) !== false;
}
