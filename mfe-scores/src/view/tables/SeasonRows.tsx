import { CRAMPED, PHONE } from 'shared-kernel/design/media';
import type { Id } from 'shared-kernel/entities/id';
import type { SeasonRow, SeasonTables, SeasonTeam } from 'shared-kernel/entities/seasonTables';
import type { TableZone } from 'shared-kernel/entities/tableZone';
import { Link } from 'shared-kernel/router';
import { MINUS } from 'shared-kernel/rules/odds';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import { NoData } from 'shared-kernel/ui/NoData';
import styled from 'styled-components';
import { namedAddress } from '../../domain/namedAddress';
import { rowsOf, type TableKind } from '../../domain/tableKind';
import { shownZones, zoneOf } from '../../domain/tableZones';
import { t } from '../../texts/seasonTexts';
import { FormBadges } from '../parts/FormBadges';
import { SmallCrest } from '../parts/SmallCrest';
import { TOUCH } from './touch';
import { ZoneLegend } from './ZoneLegend';
import { ZONE_COLOURS } from './zoneColours';

type Props = {
  tables: SeasonTables | undefined;
  kind: TableKind;
  /** Marked: those of a match, or the one of a page. */
  teams: readonly Id[];
};

const COUNTS = ['played', 'won', 'drawn', 'lost'] as const;
const COLUMNS = ['rank', 'team', ...COUNTS, 'goals', 'difference', 'points', 'form'] as const;

/** A table of a competition, whose teams lead to their pages, and what the colours of its places mean. */
export function SeasonRows({ tables, kind, teams }: Props) {
  const rows = tables ? rowsOf(tables, kind) : [];
  if (!tables || rows.length === 0) return <NoData text={kind === 'hiep-1' ? t('season.noHalf') : t('season.none')} />;
  const hasCrests = tables.teams.some(({ logo }) => logo);
  const known = new Map(tables.teams.map((team) => [team.id, team]));
  return (
    <>
      <Table data-kind={kind}>
        <caption>{t(`season.caption.${kind}`, { name: tables.name })}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                <abbr title={t(`season.column.${column}`)}>{t(`season.columnShort.${column}`)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line
              key={row.team_id}
              row={row}
              hasCrests={hasCrests}
              team={known.get(row.team_id)}
              zone={zoneOf(tables, kind, row)}
              mark={
                teams.includes(row.team_id) ? t(teams.length === 1 ? 'season.ofPage' : 'season.inMatch') : undefined
              }
            />
          ))}
        </tbody>
      </Table>
      <ZoneLegend zones={shownZones(tables, kind)} />
    </>
  );
}

type LineProps = {
  row: SeasonRow;
  team: SeasonTeam | undefined;
  zone: TableZone | undefined;
  hasCrests: boolean;
  mark: string | undefined;
};

function Line({ row, team, zone, hasCrests, mark }: LineProps) {
  if (!team) return null;
  return (
    <tr data-marked={mark && true} data-zone={zone?.kind}>
      <td>{row.place}</td>
      <th scope="row" data-column="team">
        <div>
          <Link to={namedAddress('team', row.team_id, team.name)}>
            {hasCrests ? <SmallCrest logo={team.logo} /> : null}
            <bdi>{team.name}</bdi>
          </Link>
          {team.is_playing ? (
            <i>
              <HiddenText> {t('season.playing')}</HiddenText>
            </i>
          ) : null}
          {mark ? <HiddenText>{` ${mark}`}</HiddenText> : null}
          {zone ? <HiddenText>{` ${t('season.inZone', { name: zone.name })}`}</HiddenText> : null}
        </div>
      </th>
      {COUNTS.map((column) => (
        <td key={column} data-column={column}>
          {row[column]}
        </td>
      ))}
      <td data-column="goals">{`${row.goals_for}–${row.goals_against}`}</td>
      <td data-column="difference">{signed(row.goals_for - row.goals_against)}</td>
      <td data-column="points">{printed(row.points)}</td>
      <td data-column="form">
        <FormBadges form={team.form} />
      </td>
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
  /* All five matches in a line, unless the text is so large that they have to wrap. */
  & td[data-column='form'] { min-width: min(calc(6.25rem + 20px), 40vw); }
  & tr[data-zone] { box-shadow: inset 3px 0 var(--zone); print-color-adjust: exact; }
  & tr[data-marked] { background: var(--accent-soft); box-shadow: inset 3px 0 var(--accent); }
  & tr[data-marked][data-zone] { box-shadow: inset 3px 0 var(--zone), inset 6px 0 var(--accent); }
  ${ZONE_COLOURS}
  & tr[data-marked] th { font-weight: 700; }
  & th > div { display: flex; align-items: center; gap: var(--space-2); }
  & div > a { display: flex; align-items: center; gap: var(--space-2); min-height: 36px; color: inherit; text-decoration: none; }
  & div > a:hover { text-decoration: underline; }
  /* In play. */
  & div > i { flex: none; width: 7px; height: 7px; border-radius: 50%; background: var(--live); }
  @media ${TOUCH} {
    & div > a { min-height: 44px; }
  }
  @media ${PHONE} {
    & [data-column='goals'] { display: none; }
    &:not([data-kind='phong-do']) [data-column='form'] { display: none; }
    &[data-kind='phong-do'] :is([data-column='won'], [data-column='drawn'], [data-column='lost']) { display: none; }
    /* As wide before the names have come as after. */
    & :is(th, td) { min-width: 1.5rem; padding: 0 2px; }
    & [data-column='team'] { width: 100%; }
    & :is(th > div, div > a) { gap: var(--space-1); }
  }
  /* Names break between words alone. */
  @media ${CRAMPED} {
    & :is([data-column='won'], [data-column='drawn'], [data-column='lost'], [data-column='difference']) { display: none; }
    &[data-kind='phong-do'] [data-column='played'] { display: none; }
    & [data-column='team'] { overflow-wrap: break-word; }
  }
  @media (max-width: 22.5em) {
    & :is(th, td) { min-width: 20px; font-size: 0.8125rem; }
    /* Names and numbers need the crests' room. */
    & div > a > span { display: none; }
  }
`;
