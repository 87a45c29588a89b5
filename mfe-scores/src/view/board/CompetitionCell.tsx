import { memo } from 'react';
import { oneLine } from 'shared-kernel/design/oneLine';
import type { Competition } from 'shared-kernel/entities/competition';
import styled, { css } from 'styled-components';
import { t } from '../../texts/texts';
import { Valued } from '../parts/html/Valued';
import { stacked } from '../parts/row/stacked';

type Props = { competition: Competition | undefined; isHot: boolean };

/** The competition's short name on its colour; the full one on hover and for screen readers, which also hear that the match is hot. */
export const CompetitionCell = memo(function CompetitionCell({ competition, isHot }: Props) {
  const text = competition ? competition.short_name || competition.name : '–';
  return (
    <Cell
      role="cell"
      data-column="competition"
      title={competition?.name}
      aria-label={isHot ? [competition?.name, t('row.hot')].filter(Boolean).join(', ') : competition?.name}
    >
      <Valued property="--competition" value={competition?.primary_color} />
      <span>{text}</span>
    </Cell>
  );
});

const Cell = styled.span`
  display: var(--besides, flex);
  visibility: var(--league-shown, visible);
  align-items: center;
  gap: 5px;
  min-width: 0;
  padding-right: 4px;
  color: var(--ink-2);
  font-size: 0.75rem;
  & > i {
    flex: none;
    width: 3px;
    height: 0.875rem;
    border-radius: 2px;
    /* Mixed with the theme's colour, because some competitions are too dark for the night theme. */
    background: color-mix(in oklab, var(--competition, var(--line-strong)) 70%, var(--ink-2));
  }
  & > span {
    ${oneLine}
  }
  ${stacked(css`
    grid-area: competition;
    align-self: start;
    padding: 0.4375rem 2px 0 10px;
    line-height: 1.2;
    & > i { height: 0.75rem; }
  `)}
`;
