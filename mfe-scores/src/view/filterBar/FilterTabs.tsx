import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import { BOARD_ID } from 'shared-kernel/contract/htmlData';
import { PHONE } from 'shared-kernel/design/media';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { arrowStep } from '../../domain/arrowStep';
import type { FilterCounts } from '../../domain/matchFilter';
import { t } from '../../texts/texts';
import { scrollIntoStrip } from './scrollIntoStrip';

type Props = {
  tabs: readonly BoardFilter[];
  filter: BoardFilter;
  /** Missing until matches are loaded. */
  counts: FilterCounts | undefined;
  onFilter: (filter: BoardFilter) => void;
};

/** Filters as tabs with their number of matches. Arrow keys move from tab to tab. */
export function FilterTabs({ tabs, filter, counts, onFilter }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.indexOf(filter);

  useEffect(() => {
    // Waits for the next frame, which lays out anyway: doing it now would force a second layout.
    const frame = requestAnimationFrame(() => scrollIntoStrip(list.current, tabsIn(list.current)[current]));
    return () => cancelAnimationFrame(frame);
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (!step) return;
    event.preventDefault();
    const next = (current + step + tabs.length) % tabs.length;
    onFilter(tabs[next] ?? filter);
    tabsIn(list.current)[next]?.focus();
  };

  return (
    <List ref={list} role="tablist" aria-label={t('filter.label')} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <Tab
          key={tab}
          type="button"
          role="tab"
          aria-selected={tab === filter}
          aria-controls={BOARD_ID}
          tabIndex={tab === filter ? 0 : -1}
          title={tab === 'online' && counts ? t('filter.liveCount', { count: counts.online }) : undefined}
          onClick={() => onFilter(tab)}
        >
          {t(`filter.${tab}`)} <Count>{counts?.[tab]}</Count>
          {tab === 'online' && counts ? <HiddenText>{t('filter.areLive')}</HiddenText> : null}
        </Tab>
      ))}
    </List>
  );
}

function tabsIn(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
}

const List = styled.div`
  display: flex;
  flex: 1;
  gap: var(--space-1);
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  @media ${PHONE} { gap: 0; }
`;

const Tab = styled.button`
  flex: none;
  height: 32px;
  padding: 0 var(--space-3);
  border: 1px solid transparent;
  border-radius: var(--radius-chip);
  background: none;
  color: var(--ink-2);
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  &:hover { background: var(--surface-3); }
  &:focus-visible { outline-offset: -2px; }
  &[aria-selected='true'] { background: var(--accent); color: var(--accent-ink); }
  @media ${PHONE} {
    height: 44px;
    border-radius: 0;
    &:hover { background: none; }
    &[aria-selected='true'] { background: none; color: var(--accent); box-shadow: inset 0 -2px var(--accent); }
  }
`;

/** Wide enough for the numbers of a full day, so that tabs do not move as numbers grow. */
const Count = styled.span`
  display: inline-block;
  min-width: 3ch;
  text-align: left;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;
