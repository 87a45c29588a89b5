import { memo } from 'react';
import type { MatchId } from 'shared-kernel/entities/match';
import styled, { css } from 'styled-components';
import { t } from '../../../texts/texts';
import { useIsOnServer } from '../html/onServer';
import { stacked } from './stacked';

type Props = { id: MatchId; home: string; away: string; isFavourite: boolean; onToggle: (id: MatchId) => void };

/** Toggles a favourite. On the server it has no name: it cannot be reached but by a tap, which the app's own, of the same value, answers. */
export const FavouriteStar = memo(function FavouriteStar({ id, home, away, isFavourite, onToggle }: Props) {
  const isOnServer = useIsOnServer();
  return (
    <Star
      type="button"
      value={id}
      aria-pressed={isFavourite}
      inert={isOnServer}
      aria-label={isOnServer ? undefined : t('row.follow', { home, away })}
      onClick={() => onToggle(id)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8-4.2-4.1 5.8-.8z" />
      </svg>
    </Star>
  );
});

const Star = styled.button`
  display: grid;
  place-items: center;
  width: 100%;
  height: calc(2.25rem - 1px);
  padding: 0;
  border: 0;
  background: none;
  color: var(--ink-3);
  cursor: pointer;
  fill: none;
  stroke: currentcolor;
  stroke-linejoin: round;
  stroke-width: 1.8;
  & > svg { width: 1rem; height: 1rem; }
  &:focus-visible { outline-offset: -2px; }
  &:hover { color: var(--favourite-mark); }
  &[aria-pressed='true'] { color: var(--favourite-mark); fill: currentcolor; }
  ${stacked(css`height: calc(3.5rem - 1px);`)}
`;
