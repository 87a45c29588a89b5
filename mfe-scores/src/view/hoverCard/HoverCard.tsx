import { type CSSProperties, useCallback, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { shootoutOf } from '../../domain/shootout';
import { timelineOf } from '../../domain/timeline';
import type { EntrySource } from '../../state/createEntryStore';
import { t } from '../../texts/texts';
import { ShootoutRows } from '../detail/ShootoutRows';
import { Timeline } from '../detail/Timeline';
import { HOVER_CARD_MARK, type HoveredMatch } from './useHoverCard';

const WIDTH = 380;
const MOST_HEIGHT = 390;
const GAP = 6;

/**
 * The incidents of a match beside its score. Hidden from screen readers: the button it belongs to opens the detail,
 * which says the same and more.
 */
export function HoverCard({ hovered, entries }: { hovered: HoveredMatch; entries: EntrySource }) {
  const { id, anchor } = hovered;
  const watch = useCallback((onChanged: () => void) => entries.watch(id, onChanged), [entries, id]);
  const entry = useSyncExternalStore(watch, () => entries.get(id));
  if (!entry) return null;
  const { match } = entry;
  const lines = timelineOf(match);
  const shootout = shootoutOf(match.incidents);
  const hasData = match.incidents.length > 0;
  return (
    <Box aria-hidden="true" style={placeBeside(anchor)} {...{ [HOVER_CARD_MARK]: id }}>
      {hasData ? <Timeline entries={lines} isQuiet /> : <p>{t('detail.updating')}</p>}
      {shootout ? <ShootoutRows shootout={shootout} home={entry.home ?? ''} away={entry.away ?? ''} /> : null}
    </Box>
  );
}

/** Below the score, or above it in the window's lower half; never beyond the edges or under the bottom advert. */
function placeBeside({ left, width, top, bottom }: DOMRect): CSSProperties {
  const { innerWidth, innerHeight } = window;
  const across = Math.min(Math.max(GAP, left + width / 2 - WIDTH / 2), innerWidth - WIDTH - GAP);
  const isBelow = top < innerHeight / 2;
  const room = isBelow ? `${innerHeight - bottom - 2 * GAP}px - var(--bottom-edge, 0px)` : `${top - 2 * GAP}px`;
  const place = isBelow ? { top: bottom + GAP } : { bottom: innerHeight - top + GAP };
  return { ...place, left: across, width: WIDTH, maxHeight: `min(${MOST_HEIGHT}px, ${room})` };
}

const Box = styled.div`
  position: fixed;
  z-index: 6;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--surface-1);
  color: var(--ink);
  box-shadow: var(--shadow);
  overflow-y: auto;
  overscroll-behavior: contain;
  & > p { margin: 0; color: var(--ink-2); }
`;
