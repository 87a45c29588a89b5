import { memo } from 'react';
import { CRAMPED, PHONE } from 'shared-kernel/design/media';
import { visuallyHidden } from 'shared-kernel/design/visuallyHidden';
import styled from 'styled-components';
import { t } from '../../texts/texts';
import { lineGrid, STRIP, stripGrid } from './columns';

/** The column heads, which stay in view. A phone has room only for those of the odds strip, and needs only those. */
export const ColumnHeads = memo(function ColumnHeads({ hasOdds }: { hasOdds: boolean }) {
  return (
    <Group role="rowgroup">
      <Heads role="row" aria-rowindex={1}>
        <Head role="columnheader" data-column="favourite">
          <Hidden>{t('column.favourite')}</Hidden>
        </Head>
        {head('time')}
        {head('competition')}
        {head('home')}
        {head('score')}
        {head('away')}
        {head('halfTime', t('column.halfTimeLong'))}
        {head('corners', t('column.cornersLong'))}
        {hasOdds ? (
          <Markets>
            {head('handicap', t('column.handicapLong'))}
            {head('overUnder', t('column.overUnderLong'))}
            {head('win', t('column.winLong'))}
          </Markets>
        ) : null}
      </Heads>
    </Group>
  );
});

type Column =
  | 'time'
  | 'competition'
  | 'home'
  | 'score'
  | 'away'
  | 'halfTime'
  | 'corners'
  | 'handicap'
  | 'overUnder'
  | 'win';

/** @param title the full name behind an abbreviated head */
function head(column: Column, title?: string) {
  return (
    <Head role="columnheader" data-column={column} title={title}>
      {t(`column.${column}`)}
    </Head>
  );
}

const Group = styled.div`
  position: sticky;
  z-index: 3;
  top: 0;
  border-bottom: 1px solid var(--line);
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: var(--surface-2);
  @media ${PHONE} {
    display: var(--odds-strip);
    border-radius: 0;
  }
`;

const Heads = styled.div`
  ${lineGrid}
  grid-template-rows: 1.75rem;
  color: var(--ink-2);
  font-size: 0.75rem;
  font-weight: 600;
  text-align: center;
  @media ${PHONE} {
    --besides: none;
    grid-template: 1.5rem / minmax(0, 1fr);
    /* Doubled, to override the head's own rule. */
    && > [data-column] { display: none; }
  }
`;

const Markets = styled.div`
  ${stripGrid}
  @media ${STRIP} {
    align-self: stretch;
    align-items: center;
    height: 1.5rem;
  }
  /* Its prices have a line of their own. */
  @media ${CRAMPED} { & > [data-column='win'] { ${visuallyHidden} } }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

/** Aligned with its figures; names begin where the cell below begins. */
const Head = styled.span`
  &[data-column='competition'] {
    display: var(--besides, block);
    padding-left: 8px;
    text-align: left;
    visibility: var(--league-shown, visible);
  }
  &[data-column='halfTime'], &[data-column='corners'] { display: var(--besides, block); }
  &[data-column='home'] { padding-right: 8px; text-align: right; }
  &[data-column='away'] { padding-left: 8px; text-align: left; }
`;
