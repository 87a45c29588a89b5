import { visuallyHidden } from 'shared-kernel/design/visuallyHidden';
import type { Pair } from 'shared-kernel/rules/score';
import styled from 'styled-components';
import type { MatchStats } from '../../domain/matchStats';
import { t } from '../../texts/texts';

type Names = { home: string; away: string };

/** Possession as a bar, the other figures as numbers on either side of their name. */
export function StatRows({ stats, names }: { stats: MatchStats; names: Names }) {
  return (
    <List aria-label={t('detail.stats')}>
      {stats.possession ? (
        <Row what={t('detail.possession')} pair={stats.possession} unit="%" names={names} hasBar />
      ) : null}
      {stats.shotsOnTarget ? <Row what={t('detail.shotsOnTarget')} pair={stats.shotsOnTarget} names={names} /> : null}
      <Row what={t('detail.yellowCards')} pair={stats.yellowCards} names={names} />
      <Row what={t('detail.redCards')} pair={stats.redCards} names={names} />
    </List>
  );
}

type RowProps = { what: string; pair: Pair; unit?: string; names: Names; hasBar?: boolean };

function Row({ what, pair, unit = '', names, hasBar = false }: RowProps) {
  const [homeValue, awayValue] = [`${pair.home}${unit}`, `${pair.away}${unit}`];
  return (
    <Line>
      <Hidden>{t('detail.pairForReaders', { what, ...names, homeValue, awayValue })}</Hidden>
      <b aria-hidden="true">{homeValue}</b>
      <span aria-hidden="true">{what}</span>
      <b aria-hidden="true">{awayValue}</b>
      {hasBar ? (
        <Bar aria-hidden="true">
          <i style={{ flexGrow: pair.home }} />
          <i style={{ flexGrow: pair.away }} />
        </Bar>
      ) : null}
    </Line>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) 56px;
  align-items: center;
  min-height: 30px;
  font-variant-numeric: tabular-nums;
  text-align: center;
  & > span { color: var(--ink-2); font-size: 13px; }
`;

const Bar = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: 2px;
  height: 8px;
  margin-bottom: var(--space-1);
  & > i { flex-basis: 0; border-radius: 4px 0 0 4px; background: var(--accent); }
  & > i:last-child { border-radius: 0 4px 4px 0; background: var(--line-strong); }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
