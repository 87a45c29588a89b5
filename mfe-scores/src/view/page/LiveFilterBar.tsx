import { useMemo } from 'react';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import type { Shell } from 'shared-kernel/contract/shell';
import { useObservable } from 'shared-kernel/react/useObservable';
import { competitionItems, countryItems } from '../../domain/picks';
import type { BoardLayout, BoardStore } from '../../state/boardStore';
import { FilterBar } from '../filterBar/FilterBar';

type Props = { shell: Shell; board: BoardStore; layout: BoardLayout; isLoading: boolean };

/** In the order of the small-screen menu, with the one that it has no room for. */
const TABS: readonly BoardFilter[] = ['all', 'online', 'hot', 'favorite', 'end', 'euro'];

/** The filter bar of the live page: all six filters, and pickers of what the window holds. */
export function LiveFilterBar({ shell, board, layout, isLoading }: Props) {
  const { choices, matches } = board;
  const isOddsShown = useObservable(choices.oddsStrip.value$, false);
  const pickers = useMemo(() => pickersOf(board), [board]);
  return (
    <FilterBar
      tabs={TABS}
      filter={layout.filter}
      counts={isLoading && matches.board.matches.size === 0 ? undefined : layout.counts}
      onFilter={shell.showBoardFilter}
      competitions={{ ...pickers.competitions, picks: layout.picks.competitions }}
      countries={{ ...pickers.countries, picks: layout.picks.countries }}
      sortMode={layout.sortMode}
      onSort={choices.sortMode.set}
      odds={{ isShown: isOddsShown, onShow: choices.oddsStrip.set }}
    />
  );
}

function pickersOf({ matches: { board }, choices: { picks } }: BoardStore) {
  return {
    competitions: {
      items: () => competitionItems(board.matches.values(), board.competitions),
      onPick: (competitions: ReadonlySet<number> | null) => picks.pick({ competitions }),
    },
    countries: {
      items: () => countryItems(board.matches.values(), board.countries),
      onPick: (countries: ReadonlySet<number> | null) => picks.pick({ countries }),
    },
  };
}
