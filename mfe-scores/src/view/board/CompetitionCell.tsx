import { memo } from 'react';
import { CRAMPED } from 'shared-kernel/design/media';
import { oneLine } from 'shared-kernel/design/oneLine';
import type { Competition } from 'shared-kernel/entities/competition';
import styled, { css } from 'styled-components';
import { t } from '../../texts/texts';
import { Valued } from '../parts/html/Valued';
import { stacked } from '../parts/row/stacked';
import { WIDE } from './columns';

type Props = { competition: Competition | undefined; country: string | undefined; isHot: boolean };

/**
 * The competition beside its colour: its whole name where the column has room, else the short one and the country. Screen readers
 * get the whole one, and hear that the match is hot. Texts of styles cost no element in each row.
 */
export const CompetitionCell = memo(function CompetitionCell({ competition, country, isHot }: Props) {
  const text = competition ? competition.short_name || competition.name : '–';
  return (
    <Cell
      role="cell"
      data-column="competition"
      title={competition?.name}
      aria-label={isHot ? [competition?.name, t('row.hot')].filter(Boolean).join(', ') : competition?.name}
    >
      <Valued property="--competition" value={competition?.primary_color} />
      <span data-country={country}>{text}</span>
    </Cell>
  );
});

const Cell = styled.span`
  display: var(--besides, flex);
  visibility: var(--league-shown, visible);
  align-items: center;
  gap: 3px;
  min-width: 0;
  padding-right: 2px;
  color: var(--ink-2);
  font-size: 0.75rem;
  text-align: left;
  & > i {
    flex: none;
    width: 3px;
    height: 0.875rem;
    border-radius: 2px;
    /* Mixed with the theme's colour, because some competitions are too dark for the night theme. */
    background: color-mix(in oklab, var(--competition, var(--line-strong)) 70%, var(--ink-2));
  }
  line-height: 1.15;
  & > span, & > span::after { ${oneLine} }
  & > span::after { display: block; color: var(--ink-3); content: attr(data-country); }
  @media ${WIDE} {
    &[title] > span { display: none; }
    &::after { ${oneLine} content: attr(title); }
  }
  ${stacked(css`
    grid-area: competition;
    align-self: start;
    padding: 0 0 0 10px;
    &[title] > span { display: block; }
    &::after { content: none; }
    /* Twelve letters of the largest text are as wide as the row. */
    @media ${CRAMPED} { & > span::after { content: none; } }
  `)}
`;
