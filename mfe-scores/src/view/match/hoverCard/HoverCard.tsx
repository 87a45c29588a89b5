import type { CSSProperties } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { corners } from 'shared-kernel/rules/score';
import { isScoreShown } from 'shared-kernel/rules/status';
import styled from 'styled-components';
import { NO_FORMS } from '../../../domain/form';
import { isKnownBefore } from '../../../domain/isKnownBefore';
import type { EntrySource } from '../../../state/createEntryStore';
import { t } from '../../../texts/detailTexts';
import { PriceFormChoiceContext } from '../../parts/odds/PriceFormSwitch';
import { type TeamNames, teamNames } from '../../parts/teamNames';
import { useEntry } from '../../parts/useEntry';
import { BeforeMatch } from '../detail/BeforeMatch';
import { MatchEvents } from '../detail/MatchEvents';
import { PairList, PairRow } from '../detail/PairRow';
import { PriceRows } from '../detail/PriceRows';
import { ShootoutRows } from '../detail/ShootoutRows';
import { useNewFrom } from '../detail/useNewFrom';
import type { HoveredMatch } from './useHoverCard';

const WIDTH = 380;
const MAX_HEIGHT = 390;
const GAP = 6;

type Props = { hovered: HoveredMatch; entries: EntrySource; clock: Clock };

/**
 * The incidents of a match beside its score; before it starts, what is known of it. Hidden from screen readers: the button
 * it belongs to opens the detail, which says the same and more.
 */
export function HoverCard({ hovered, entries, clock }: Props) {
  const { id, anchor } = hovered;
  const entry = useEntry(entries, id);
  const newFrom = useNewFrom(entries, id, clock);
  if (!entry || entry.onShow) return null;
  const { match } = entry;
  const hasScore = isScoreShown(match.state);
  if (!hasScore && !isKnownBefore(match)) return null;
  const names = teamNames(entry.home?.name, entry.away?.name);
  return (
    <Box aria-hidden="true" style={placeBeside(anchor)} data-hover-card={id}>
      <PriceFormChoiceContext value={undefined}>
        {hasScore ? (
          <Played match={match} names={names} newFrom={newFrom} />
        ) : (
          <BeforeMatch match={match} names={names} forms={NO_FORMS} />
        )}
      </PriceFormChoiceContext>
    </Box>
  );
}

type PlayedProps = { match: Match; names: TeamNames; newFrom: number | undefined };

function Played({ match, names, newFrom }: PlayedProps) {
  const counted = corners(match);
  return (
    <>
      <ShootoutRows incidents={match.incidents} names={names} />
      {match.incidents.length > 0 ? (
        <MatchEvents match={match} names={names} newFrom={newFrom} isQuiet />
      ) : (
        <p>{t('detail.updating')}</p>
      )}
      {counted ? (
        <PairList>
          <PairRow what={t('detail.corners')} {...counted} names={names} />
        </PairList>
      ) : null}
      <PriceRows odds={match.odds} suspended={match.suspended_odds} names={names} />
    </>
  );
}

/** Below the score, or above it in the window's lower half; never beyond the edges or under the bottom advert. */
function placeBeside({ left, width, top, bottom }: DOMRect): CSSProperties {
  const { innerWidth, innerHeight } = window;
  const across = Math.min(Math.max(GAP, left + width / 2 - WIDTH / 2), innerWidth - WIDTH - GAP);
  const isBelow = top < innerHeight / 2;
  const room = isBelow ? `${innerHeight - bottom - 2 * GAP}px - var(--bottom-edge, 0px)` : `${top - 2 * GAP}px`;
  const place = isBelow ? { top: bottom + GAP } : { bottom: innerHeight - top + GAP };
  return { ...place, left: across, width: WIDTH, maxHeight: `min(${MAX_HEIGHT}px, ${room})` };
}

const Box = styled.div`
  position: fixed;
  z-index: 6;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
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
