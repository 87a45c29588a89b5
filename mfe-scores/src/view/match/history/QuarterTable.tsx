import type { LastMatches } from 'shared-kernel/entities/matchHistory';
import styled from 'styled-components';
import { t } from '../../../texts/historyTexts';
import { Valued } from '../../parts/html/Valued';
import type { TeamNames } from '../../parts/teamNames';

type Props = { home: LastMatches; away: LastMatches; names: TeamNames };

/** When each team scored in its last matches, as numbers and bars; nothing where nobody noted the minutes. */
export function QuarterTable({ home, away, names }: Props) {
  const { quarters: homeGoals } = home;
  const { quarters: awayGoals } = away;
  const known = homeGoals ?? awayGoals;
  if (!known) return null;
  const most = Math.max(1, ...(homeGoals ?? []), ...(awayGoals ?? []));
  return (
    <section>
      <h3>{t('history.quarters')}</h3>
      <Table>
        <caption>{t('history.quartersOf', { ...names, homeCount: home.timed, awayCount: away.timed })}</caption>
        <thead>
          <tr>
            <th scope="col">{names.home}</th>
            <th scope="col">{t('history.minutes')}</th>
            <th scope="col">{names.away}</th>
          </tr>
        </thead>
        <tbody>
          {known.map((_, quarter) => (
            <tr key={quarter}>
              <Goals count={homeGoals?.[quarter]} most={most} />
              <th scope="row">{t('history.quarter', { from: 15 * quarter + 1, to: 15 * (quarter + 1) })}</th>
              <Goals count={awayGoals?.[quarter]} most={most} />
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function Goals({ count, most }: { count: number | undefined; most: number }) {
  if (count === undefined) return <td>–</td>;
  return (
    <td>
      <div>
        <b>{count}</b>
        <Valued property="--share" value={count} />
        <Valued property="--share" value={most - count} />
      </div>
    </td>
  );
}

const Table = styled.table`
  position: relative;
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;
  & > caption { padding-bottom: var(--space-2); color: var(--ink-2); font-size: 0.8125rem; text-align: left; }
  & th { padding: var(--space-1); color: var(--ink-2); font-size: 0.8125rem; font-weight: 500; text-align: center; overflow-wrap: anywhere; }
  & th:nth-child(2), & tbody th { width: 4.5rem; }
  & td { padding: 2px 0; color: var(--ink); text-align: center; }
  & td > div { display: flex; align-items: center; gap: var(--space-1); height: 24px; }
  & td:first-child > div { flex-direction: row-reverse; }
  & b { flex: none; width: 1.5rem; text-align: center; }
  & i { flex: var(--share, 1) 1 0; height: 10px; }
  & b + i { border-radius: 3px; background: var(--accent); forced-color-adjust: none; }
  & td:last-child b + i { background: var(--live); }
`;
