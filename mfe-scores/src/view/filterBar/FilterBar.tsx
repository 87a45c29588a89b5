import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import styled from 'styled-components';
import type { SortMode } from '../../domain/boardGroup';
import type { FilterCounts } from '../../domain/matchFilter';
import { NARROW_MEDIA } from '../board/columns';
import { PickButton, type PickControl } from '../pickers/PickButton';
import { FilterTabs } from './FilterTabs';
import { OddsSwitch } from './OddsSwitch';
import { SortSwitch } from './SortSwitch';

type Props = {
  /** The filters of this page in order. */
  tabs: readonly BoardFilter[];
  filter: BoardFilter;
  /** Missing until matches are loaded. */
  counts: FilterCounts | undefined;
  onFilter: (filter: BoardFilter) => void;
  competitions: PickControl;
  countries: PickControl;
  /** Missing on a page with one order only. */
  sort?: { mode: SortMode; onSort: (mode: SortMode) => void };
  /** Missing on a page without odds. */
  odds?: { isShown: boolean; onShow: (isShown: boolean) => void };
};

/** Where the board begins for those who know the page. */
export const FILTER_BAR_ID = 'board-controls';

/** Controls of the board: its filter, pickers and order. */
export function FilterBar(props: Props) {
  const { tabs, filter, counts, onFilter, competitions, countries, sort, odds } = props;
  return (
    <Bar id={FILTER_BAR_ID}>
      <FilterTabs tabs={tabs} filter={filter} counts={counts} onFilter={onFilter} />
      <Tools>
        <PickButton kind="competitions" {...competitions} />
        <PickButton kind="countries" {...countries} />
        {sort ? <SortSwitch {...sort} /> : null}
        {odds ? <OddsSwitch {...odds} /> : null}
      </Tools>
    </Bar>
  );
}

/** One line on wide windows; on narrow ones the tabs have their own line above the rest. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  min-height: 44px;
  margin-bottom: var(--space-2);
  ${NARROW_MEDIA} {
    flex-direction: column;
    align-items: stretch;
    padding-top: var(--space-2);
  }
  @media (max-width: 640px) {
    gap: 0;
    margin-bottom: 0;
    padding-top: 0;
    border-bottom: 1px solid var(--line);
    background: var(--surface-1);
  }
`;

const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  @media (max-width: 640px) {
    gap: 0;
    border-top: 1px solid var(--line);
    & > * { flex: 1 1 auto; }
  }
`;
