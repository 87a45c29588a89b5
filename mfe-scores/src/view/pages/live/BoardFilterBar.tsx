import { useMemo } from 'react';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import type { Picks } from 'shared-kernel/rules/picks';
import { competitionItems, countryItems } from '../../../domain/picks';
import type { BoardLayout, BoardStore } from '../../../state/createBoardStore';
import { FilterBar } from '../../board/filters/FilterBar';
import { pickListOf } from '../../board/filters/pickListOf';

type Props = {
  shell: Shell;
  /** The filters of this page in order. */
  tabs: readonly BoardFilter[];
  board: BoardStore;
  layout: BoardLayout;
  /** Whether the matches are known: until then, and when they cannot be loaded, there is nothing to count. */
  isKnown: boolean;
  hasSortModes: boolean;
  hasOddsSwitch: boolean;
  hasPriceForms: boolean;
  hasPhoneMenu: boolean;
};

/** The filter bar of a page: its filters, and pickers of what its board contains. */
export function BoardFilterBar({
  shell,
  tabs,
  board,
  layout,
  isKnown,
  hasSortModes,
  hasOddsSwitch,
  hasPriceForms,
  hasPhoneMenu,
}: Props) {
  const { choices, matches } = board;
  const isOddsShown = useObservable(choices.oddsStrip.value$, false);
  const pickers = useMemo(() => pickersOf(board), [board]);
  const list = pickListOf(shell);
  return (
    <FilterBar
      tabs={tabs}
      filter={layout.filter}
      counts={isKnown || matches.board.matches.size > 0 ? layout.counts : undefined}
      onFilter={board.showFilter}
      hasPhoneMenu={hasPhoneMenu}
      hasPriceForms={hasPriceForms}
      competitions={{ ...pickers.competitions, list, picks: layout.picks.competitions }}
      countries={{ ...pickers.countries, list, picks: layout.picks.countries }}
      {...(layout.filter === 'online' ? { live: { isOn: layout.isLiveOnly, onShow: choices.liveOnly.set } } : {})}
      {...(hasSortModes ? { sort: { mode: layout.sortMode, onSort: choices.sortMode.set } } : {})}
      {...(hasOddsSwitch ? { odds: { isShown: isOddsShown, onShow: choices.oddsStrip.set } } : {})}
    />
  );
}

function pickersOf({ rendered, order, matches: { board }, choices: { picks } }: BoardStore) {
  return {
    competitions: {
      items: () => competitionItems(rendered(), { ...board, order: order() }),
      onPick: (competitions: Picks) => picks.pick({ competitions }),
    },
    countries: {
      items: () => countryItems(rendered(), board.countries),
      onPick: (countries: Picks) => picks.pick({ countries }),
    },
  };
}
