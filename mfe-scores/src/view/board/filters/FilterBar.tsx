import { type BoardFilter, DEFAULT_BOARD_FILTER } from 'shared-kernel/contract/boardFilter';
import { PHONE } from 'shared-kernel/design/media';
import { SORT_MODES, type SortMode } from 'shared-kernel/rules/board/boardGroup';
import type { FilterCounts } from 'shared-kernel/rules/board/matchFilter';
import styled from 'styled-components';
import { t } from '../../../texts/texts';
import { ByWidth } from '../../parts/html/ByWidth';
import { PriceFormSwitch } from '../../parts/odds/PriceFormSwitch';
import { ChoiceSwitch } from '../../parts/states/ChoiceSwitch';
import { useSearchOf } from '../../parts/useSearchOf';
import { ChipRow } from './ChipRow';
import { FilterTabs } from './FilterTabs';
import { LiveSwitch } from './LiveSwitch';
import { OddsSwitch } from './OddsSwitch';
import { PickButton } from './PickButton';
import type { Tools } from './tools';

type Props = Tools & {
  /** The filters of this page in order. */
  tabs: readonly BoardFilter[];
  filter: BoardFilter;
  /** Missing until matches are loaded, and when they cannot be. */
  counts: FilterCounts | undefined;
  onFilter: (filter: BoardFilter) => void;
  /** Whether a phone has the filters in its menu, all but Euro. */
  hasPhoneMenu?: boolean;
};

/** Where the board begins for those who know the page. */
export const FILTER_BAR_ID = 'board-controls';

/** Controls of the board: its filter, pickers and order. */
export function FilterBar({ tabs, filter, counts, onFilter, hasPhoneMenu = false, ...tools }: Props) {
  const searchOf = useSearchOf();
  const isEuro = filter === 'euro';
  const next = isEuro ? DEFAULT_BOARD_FILTER : 'euro';
  const euro = { isOn: isEuro, href: searchOf('filter', next), onToggle: () => onFilter(next) };
  const filterTabs = <FilterTabs tabs={tabs} filter={filter} counts={counts} onFilter={onFilter} />;
  return (
    <Bar id={FILTER_BAR_ID}>
      {hasPhoneMenu ? <ByWidth phone={null} wide={filterTabs} /> : filterTabs}
      <ByWidth
        phone={<ChipRow {...tools} euro={hasPhoneMenu ? euro : undefined} isBelowTabs={!hasPhoneMenu} />}
        wide={<WideTools {...tools} />}
      />
    </Bar>
  );
}

function WideTools({ competitions, countries, live, sort, odds, hasPriceForms }: Tools) {
  return (
    <Side>
      {live ? <LiveSwitch {...live} /> : null}
      <PickButton kind="competitions" {...competitions} />
      <PickButton kind="countries" {...countries} />
      {sort ? <SortSwitch {...sort} /> : null}
      {odds ? <OddsSwitch {...odds} /> : null}
      {hasPriceForms ? <PriceFormSwitch /> : null}
    </Side>
  );
}

/** Below this width, 1024 px, tabs and tools do not fit side by side. */
const TWO_LINES = '(max-width: 63.9375em)';

/** One line on wide windows, and on low ones, where the tabs scroll; on narrow ones they have their own line above the rest. */
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  min-height: 44px;
  margin-bottom: var(--space-2);
  @media ${PHONE}, ${TWO_LINES} and (min-height: 500.02px) {
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

type SortProps = { mode: SortMode; onSort: (mode: SortMode) => void };

/** By time or by league. */
function SortSwitch({ mode, onSort }: SortProps) {
  return (
    <ChoiceSwitch
      label={t('sort.label')}
      choices={SORT_MODES}
      chosen={mode}
      textOf={(choice) => t(`sort.${choice}`)}
      onChoose={onSort}
    />
  );
}
