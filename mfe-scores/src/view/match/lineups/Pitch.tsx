import type { TeamLineup } from 'shared-kernel/entities/lineups';
import styled from 'styled-components';
import type { PlacedTeam } from '../../../domain/placedPlayers';
import type { PlayerEvents } from '../../../domain/playerEvents';
import { t } from '../../../texts/detailTexts';
import { PlayerOnPitch } from './PlayerOnPitch';

type Side = {
  side: 'home' | 'away';
  name: string;
  team: TeamLineup | undefined;
  placed: PlacedTeam | undefined;
};

/** The halves of those sides whose places are known: one above the other, or beside each other where there is room. */
export function Pitch({ sides, events }: { sides: readonly Side[]; events: PlayerEvents }) {
  const halves = sides.flatMap(({ placed, ...one }) => (placed ? [{ ...one, placed }] : []));
  if (halves.length === 0) return null;
  const most = Math.max(...halves.map(({ placed }) => placed.lines));
  return (
    <Field data-halves={halves.length} data-most={most}>
      {halves.map(({ side, name, team, placed }) => (
        <Half key={side} data-side={side}>
          <h3>
            <bdi>{`${name} `}</bdi>
            {team?.formation ? <span>{team.formation}</span> : null}
          </h3>
          <Players aria-label={t('lineups.starters', { team: name })} data-lines={placed.lines}>
            {placed.players.map(({ player, line, of }, index) => (
              <PlayerOnPitch key={`${line} ${index}`} player={player} of={of} events={events.get(player) ?? []} />
            ))}
          </Players>
        </Half>
      ))}
    </Field>
  );
}

/** Room for two sides of seven lines beside each other: there the pitch lies, else it stands. */
const LYING = '(min-width: 60em)';

const LINE = 'color-mix(in srgb, var(--ink) 25%, transparent)';

/** A player's height with their name on one line: see `PlayerOnPitch`. */
const PLAYER = 'calc(46px + 0.9rem)';

/** Sets a custom property to the number in an attribute. */
const counted = (attribute: string, property: string, most: number) =>
  Array.from({ length: most }, (_, at) => `&[${attribute}='${at + 1}'] { ${property}: ${at + 1}; }`).join('\n');

const Field = styled.div`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 2px solid ${LINE};
  border-radius: var(--radius-card);
  background: color-mix(in srgb, var(--up) 16%, var(--surface-1));
  ${counted('data-most', '--most', 7)}
  @media ${LYING} {
    flex-direction: row;
  }
`;

/** Each side plays away from its goal: the home side from the top or the left. The circle where they meet lies under all players. */
const Half = styled.section`
  position: relative;
  display: flex;
  flex: 1 1 0;
  flex-direction: column;
  min-width: 0;
  & > h3 {
    display: flex;
    justify-content: space-between;
    gap: var(--space-2);
    margin: 0;
    padding: var(--space-2) var(--space-3);
    font-size: 0.875rem;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & > h3 > span { flex: none; font-variant-numeric: tabular-nums; }
  &[data-side='away'] > h3 { order: 1; }
  & + & { border-top: 2px solid ${LINE}; }
  & + &::before {
    position: absolute;
    top: -49px;
    left: calc(50% - 48px);
    width: 96px;
    height: 96px;
    border: 2px solid ${LINE};
    border-radius: 50%;
    content: '';
  }
  @media ${LYING} {
    flex: 0 0 50%;
    [data-halves='1'] > & { flex-basis: 100%; }
    &[data-side='away'] > h3 { flex-direction: row-reverse; order: 0; }
    & + & { border-top: 0; border-left: 2px solid ${LINE}; }
    & + &::before { top: calc(50% - 48px); left: -49px; }
  }
`;

/**
 * Players flow line by line: those of a line have its whole length, so the next player begins the next line. The four directions
 * put the left of a side where it is seen from above. Sizes follow from the numbers of lines and players, so that nothing moves
 * while the rest of the page is on its way.
 */
const Players = styled.ul`
  position: relative;
  z-index: 1;
  display: flex;
  flex: 1;
  flex-flow: row-reverse wrap;
  align-content: flex-start;
  min-height: calc(var(--most) * ${PLAYER});
  margin: 0;
  padding: 0;
  list-style: none;
  ${counted('data-lines', '--lines', 7)}
  & > li {
    flex: 0 0 calc(100% / var(--of) - 0.1px);
    min-width: 0;
    min-height: calc(var(--most) / var(--lines) * ${PLAYER});
    padding-top: calc((var(--most) / var(--lines) - 1) * ${PLAYER} / 2 + 8px);
    ${counted('data-of', '--of', 6)}
  }
  [data-side='away'] > & { flex-flow: row wrap-reverse; }
  @media ${LYING} {
    flex: none;
    flex-flow: column wrap;
    height: 30rem;
    min-height: 0;
    [data-side='away'] > & { flex-flow: column-reverse wrap-reverse; }
    & > li { justify-content: center; width: calc(100% / var(--lines)); min-height: 0; padding-top: 8px; }
  }
`;
