import type { TeamLineup } from 'shared-kernel/entities/lineups';
import styled from 'styled-components';
import type { Deeds } from '../../domain/deeds';
import type { PlacedTeam } from '../../domain/placedMen';
import { t } from '../../texts/detailTexts';
import { LYING } from './lying';
import { ManOnPitch } from './ManOnPitch';

type Side = {
  side: 'home' | 'away';
  name: string;
  team: TeamLineup | undefined;
  placed: PlacedTeam | undefined;
};

/** The halves of those sides whose places are known: one above the other, or beside each other where there is room. */
export function Pitch({ sides, deeds }: { sides: readonly Side[]; deeds: Deeds }) {
  const halves = sides.flatMap(({ placed, ...one }) => (placed ? [{ ...one, placed }] : []));
  if (halves.length === 0) return null;
  return (
    <Field data-halves={halves.length}>
      {halves.map(({ side, name, team, placed }) => (
        <Half key={side} data-side={side}>
          <h3>
            {name} {team?.formation ? <span>{team.formation}</span> : null}
          </h3>
          <Men aria-label={t('lineups.starters', { team: name })} data-lines={placed.lines}>
            {placed.men.map(({ player, line, of }, index) => (
              <ManOnPitch key={`${line} ${index}`} player={player} of={of} deeds={deeds.get(player) ?? []} />
            ))}
          </Men>
        </Half>
      ))}
    </Field>
  );
}

const LINE = 'color-mix(in srgb, var(--ink) 25%, transparent)';

const Field = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 2px solid ${LINE};
  border-radius: var(--radius-card);
  background: color-mix(in srgb, var(--up) 16%, var(--surface-1));
  &[data-halves='2']::before {
    position: absolute;
    top: 50%;
    left: 50%;
    width: 96px;
    height: 96px;
    border: 2px solid ${LINE};
    border-radius: 50%;
    transform: translate(-50%, -50%);
    content: '';
  }
  @media ${LYING} {
    flex-direction: row;
  }
`;

/** Each side plays away from its goal: the home side from the top or the left. */
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
  @media ${LYING} {
    &[data-side='away'] > h3 { flex-direction: row-reverse; order: 0; }
    & + & { border-top: 0; border-left: 2px solid ${LINE}; }
  }
`;

const each = (most: number, rule: (count: number) => string) =>
  Array.from({ length: most }, (_, index) => rule(index + 1)).join('\n');

/**
 * Men flow line by line: those of a line share its whole length, so the next man begins the next line. The four directions
 * put the left of a side where it is seen from above.
 */
const Men = styled.ul`
  display: flex;
  flex: 1;
  flex-flow: row-reverse wrap;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { flex: 1 1 100%; min-width: 0; }
  ${each(6, (count) => `& > li[data-of='${count}'] { flex-basis: calc(100% / ${count} - 0.1px); }`)}
  [data-side='away'] > & { flex-flow: row wrap-reverse; }
  @media ${LYING} {
    flex: none;
    flex-flow: column wrap;
    height: 30rem;
    [data-side='away'] > & { flex-flow: column-reverse wrap-reverse; }
    ${each(7, (count) => `&[data-lines='${count}'] > li { width: calc(100% / ${count}); }`)}
  }
`;
