import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import styled from 'styled-components';
import type { SortMode } from '../../domain/boardGroup';
import type { FilterCounts } from '../../domain/matchFilter';
import { t } from '../../texts/texts';
import { FilterTabs } from './FilterTabs';
import { SortSwitch } from './SortSwitch';

type Props = {
  layout: { filter: BoardFilter; sortMode: SortMode; counts: FilterCounts };
  isPhoneOddsShown: boolean;
  onFilter: (filter: BoardFilter) => void;
  onSort: (mode: SortMode) => void;
  onPhoneOdds: (isShown: boolean) => void;
};

/** What the board shows and in which order. */
export function FilterBar({ layout, isPhoneOddsShown, onFilter, onSort, onPhoneOdds }: Props) {
  return (
    <Bar>
      <FilterTabs filter={layout.filter} counts={layout.counts} onFilter={onFilter} />
      <SortSwitch mode={layout.sortMode} onSort={onSort} />
      <PhoneOdds type="button" aria-pressed={isPhoneOddsShown} onClick={() => onPhoneOdds(!isPhoneOddsShown)}>
        {t('odds.switch')}
      </PhoneOdds>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 44px;
  margin-bottom: var(--space-2);
  @media (max-width: 640px) {
    margin-bottom: 0;
    padding: 0 var(--space-2);
    border-bottom: 1px solid var(--line);
    background: var(--surface-1);
  }
`;

const PhoneOdds = styled.button`
  display: none;
  flex: none;
  height: 44px;
  padding: 0 var(--space-2);
  border: 0;
  background: none;
  color: var(--ink-2);
  font-weight: 600;
  cursor: pointer;
  &[aria-pressed='true'] { color: var(--accent); box-shadow: inset 0 -2px var(--accent); }
  @media (max-width: 640px) { display: block; }
`;
