import { PHONE } from 'shared-kernel/design/media';
import type { Id } from 'shared-kernel/entities/id';
import type { LeagueTable, TableRow } from 'shared-kernel/entities/leagueTable';
import { Link } from 'shared-kernel/router';
import { MINUS } from 'shared-kernel/rules/odds';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { namedAddress } from '../../domain/namedAddress';
import { t } from '../../texts/detailTexts';

const COLUMNS = ['rank', 'team', 'played', 'won', 'drawn', 'lost', 'goals', 'difference', 'points'] as const;

/** A league table, whose teams lead to their pages; those of a match are marked. */
export function TableRows({ table, teams }: { table: LeagueTable | undefined; teams: readonly Id[] }) {
  if (!table || table.rows.length === 0) return <NoData text={t('match.noTable')} />;
  return (
    <Table>
      <caption>{t('match.table', { name: table.name })}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" data-column={column}>
              <abbr title={t(`match.column.${column}`)}>{t(`match.columnShort.${column}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          <Line key={row.team_id} row={row} rank={index + 1} isMarked={teams.includes(row.team_id)} />
        ))}
      </tbody>
    </Table>
  );
}

function Line({ row, rank, isMarked }: { row: TableRow; rank: number; isMarked: boolean }) {
  return (
    <tr data-marked={isMarked || undefined}>
      <td>{rank}</td>
      <th scope="row" data-column="team">
        <Link to={namedAddress('team', row.team_id, row.name)}>{row.name}</Link>
        {isMarked ? <HiddenText> {t('match.inMatch')}</HiddenText> : null}
      </th>
      <td>{row.played}</td>
      <td>{row.won}</td>
      <td>{row.drawn}</td>
      <td>{row.lost}</td>
      <td data-column="goals">{`${row.goals_for}–${row.goals_against}`}</td>
      <td>{signed(row.goals_for - row.goals_against)}</td>
      <td data-column="points">{printed(row.points)}</td>
    </tr>
  );
}

/** With a typographic minus. */
function printed(count: number): string {
  return count < 0 ? `${MINUS}${-count}` : String(count);
}

function signed(difference: number): string {
  return difference > 0 ? `+${difference}` : printed(difference);
}

const Table = styled.table`
  position: relative;
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & > caption { padding-bottom: var(--space-2); color: var(--ink-2); font-size: 0.8125rem; text-align: left; }
  & :is(th, td) { height: 36px; padding: 0 var(--space-1); border-bottom: 1px solid var(--line); font-weight: 400; text-align: center; }
  & thead th { color: var(--ink-2); font-size: 0.75rem; }
  & abbr { text-decoration: none; }
  & [data-column='team'] { text-align: left; overflow-wrap: anywhere; }
  & tbody [data-column='team'] { font-weight: 500; }
  & td[data-column='points'] { font-weight: 700; }
  & tr[data-marked] { background: var(--accent-soft); box-shadow: inset 3px 0 var(--accent); }
  & tr[data-marked] th { font-weight: 700; }
  & th > a { display: inline-flex; align-items: center; min-height: 36px; color: inherit; text-decoration: none; }
  & th > a:hover { text-decoration: underline; }
  @media ${PHONE} {
    & [data-column='goals'] { display: none; }
    & :is(th, td) { padding: 0 2px; }
  }
`;
