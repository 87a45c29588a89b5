import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { BoardFilter } from 'shared-kernel/contract/boardFilter';
import { BOARD_ID } from 'shared-kernel/contract/htmlData';
import { PHONE } from 'shared-kernel/design/media';
import type { FilterCounts } from 'shared-kernel/rules/board/matchFilter';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { arrowStep } from '../../../domain/arrowStep';
import { t } from '../../../texts/texts';
import { useIsOnServer } from '../../parts/html/onServer';
import { instead, pressBySpace } from '../../parts/instead';
import { useSearchOf } from '../../parts/useSearchOf';
import { NARROW } from '../columns';

type Props = {
  tabs: readonly BoardFilter[];
  filter: BoardFilter;
  /** Missing until matches are loaded. */
  counts: FilterCounts | undefined;
  onFilter: (filter: BoardFilter) => void;
};

/** As tabs they need the app; on the server they are links. */
const asTab = (isChosen: boolean) =>
  ({ role: 'tab', 'aria-selected': isChosen, 'aria-controls': BOARD_ID, tabIndex: isChosen ? 0 : -1 }) as const;
const asLink = (isChosen: boolean) => ({ 'aria-current': isChosen || undefined });

/** Filters as tabs with their number of matches. Arrow keys move from tab to tab. */
export function FilterTabs({ tabs, filter, counts, onFilter }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.indexOf(filter);
  const searchOf = useSearchOf();
  const isOnServer = useIsOnServer();

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
    <List
      ref={list}
      as={isOnServer ? 'nav' : undefined}
      role={isOnServer ? undefined : 'tablist'}
      aria-label={t('filter.label')}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab}
          href={searchOf('filter', tab)}
          {...(isOnServer ? asLink : asTab)(tab === filter)}
          title={tab === 'online' && counts ? t('filter.liveCount', { count: counts.online }) : undefined}
          onClick={instead(() => onFilter(tab))}
          onKeyDown={pressBySpace}
        >
          <span>{`${t(`filter.${tab}`)} `}</span>
          <Count translate="no">{counts?.[tab]}</Count>
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

const Tab = styled.a`
  flex: none;
  height: 32px;
  line-height: 30px;
  padding: 0 var(--space-3);
  border: 1px solid transparent;
  border-radius: var(--radius-chip);
  color: var(--ink-2);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
  &:hover { background: var(--surface-3); }
  &:focus-visible { outline-offset: -2px; }
  &:is([aria-selected='true'], [aria-current]) { background: var(--accent); color: var(--accent-ink); }
  @media ${NARROW} { padding: 0 var(--space-2); }
  @media ${PHONE} {
    height: 44px;
    padding: 0 var(--space-3);
    line-height: 42px;
    border-radius: 0;
    &:hover { background: none; }
    &:is([aria-selected='true'], [aria-current]) { background: none; color: var(--accent); box-shadow: inset 0 -2px var(--accent); }
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

/** Space beside the item in px, so that its neighbour shows. */
const NEIGHBOUR_PX = 24;

/** Scrolls an item of a horizontal strip into view. Only the strip moves, never the page. */
function scrollIntoStrip(strip: HTMLElement | null, item: HTMLElement | undefined): void {
  if (!strip || !item) return;
  const [room, place] = [strip.getBoundingClientRect(), item.getBoundingClientRect()];
  const before = place.left - NEIGHBOUR_PX - room.left;
  const after = place.right + NEIGHBOUR_PX - room.right;
  if (before < 0) strip.scrollLeft += before;
  else if (after > 0) strip.scrollLeft += after;
}
