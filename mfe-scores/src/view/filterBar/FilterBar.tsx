import { type BoardFilter, DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';
import type { FilterCounts } from '../../domain/matchFilter';
import { NARROW } from '../board/columns';
import { PickButton } from '../pickers/PickButton';
import { useIsSmallScreen } from '../useIsSmallScreen';
import { ChipRow } from './ChipRow';
import { FilterTabs } from './FilterTabs';
import { OddsSwitch } from './OddsSwitch';
import { SortSwitch } from './SortSwitch';
import type { Tools } from './tools';

type Props = Tools & {
  /** The filters of this page in order; none where the bottom menu has them, all but Euro. */
  tabs: readonly BoardFilter[];
  filter: BoardFilter;
  /** Missing until matches are loaded, and when they cannot be. */
  counts: FilterCounts | undefined;
  onFilter: (filter: BoardFilter) => void;
};

/** Where the board begins for those who know the page. */
export const FILTER_BAR_ID = 'board-controls';

/** Controls of the board: its filter, pickers and order. */
export function FilterBar({ tabs, filter, counts, onFilter, ...tools }: Props) {
  const isSmall = useIsSmallScreen();
  const isEuro = filter === 'euro';
  const euro = { isOn: isEuro, onToggle: () => onFilter(isEuro ? DEFAULT_BOARD_FILTER : 'euro') };
  const hasTabs = tabs.length > 0;
  return (
    <Bar id={FILTER_BAR_ID}>
      {hasTabs ? <FilterTabs {...{ tabs, filter, counts, onFilter }} /> : null}
      {isSmall ? <ChipRow {...tools} euro={hasTabs ? undefined : euro} /> : <WideTools {...tools} />}
    </Bar>
  );
}

function WideTools({ competitions, countries, sort, odds }: Tools) {
  return (
    <Side>
      <PickButton kind="competitions" {...competitions} />
      <PickButton kind="countries" {...countries} />
      {sort ? <SortSwitch {...sort} /> : null}
      {odds ? <OddsSwitch {...odds} /> : null}
    </Side>
  );
}

/** One line on wide windows; on narrow ones the tabs have their own line above the rest. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  min-height: 44px;
  margin-bottom: var(--space-2);
  @media ${NARROW} {
    flex-direction: column;
    align-items: stretch;
    padding-top: var(--space-2);
  }
  @media ${PHONE} {
    gap: 0;
    margin-bottom: 0;
    padding-top: 0;
    background: var(--surface-1);
    /* Takes no height: the row is as high as its targets. */
    box-shadow: inset 0 -1px var(--line);
  }
`;

const Side = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
`;
