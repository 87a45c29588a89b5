import styled from 'styled-components';
import { t } from '../../texts/texts';
import { visuallyHidden } from '../visuallyHidden';
import { lineGrid, oddsRoom } from './columns';

/** The heads of the columns, which stay in sight; a phone has no room for them and needs none. */
export function ColumnHeads() {
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
        {head('handicap')}
        {head('overUnder', t('column.overUnderLong'))}
        {head('win')}
      </Heads>
    </Group>
  );
}

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

/** @param title the whole name of a column whose head is an abbreviation */
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
  @media (max-width: 640px) { display: none; }
`;

const Heads = styled.div`
  ${lineGrid}
  height: 28px;
  color: var(--ink-2);
  font-size: 12px;
  font-weight: 600;
  text-align: center;
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Head = styled.span`
  ${oddsRoom}
  &[data-column='home'] { padding-right: 8px; text-align: right; }
  &[data-column='away'] { padding-left: 8px; text-align: left; }
`;
