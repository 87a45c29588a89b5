import type { Pair } from 'shared-kernel/rules/score';
import styled from 'styled-components';
import type { MatchStats } from '../../../domain/matchStats';
import { t } from '../../../texts/detailTexts';
import { Valued } from '../../parts/html/Valued';
import type { TeamNames } from '../../parts/teamNames';
import { PairList, PairRow } from './PairRow';

/** The figures of both teams, each with a bar of their shares. */
export function StatRows({ stats, names }: { stats: MatchStats; names: TeamNames }) {
  const { possession, shotsOnTarget, corners, yellowCards, redCards } = stats;
  return (
    <PairList aria-label={t('detail.stats')}>
      {possession ? <StatRow what={t('detail.possession')} pair={possession} unit="%" names={names} /> : null}
      {shotsOnTarget ? <StatRow what={t('detail.shotsOnTarget')} pair={shotsOnTarget} names={names} /> : null}
      {corners ? <StatRow what={t('detail.corners')} pair={corners} names={names} /> : null}
      <StatRow what={t('detail.yellowCards')} pair={yellowCards} names={names} />
      <StatRow what={t('detail.redCards')} pair={redCards} names={names} />
    </PairList>
  );
}

type RowProps = { what: string; pair: Pair; unit?: string; names: TeamNames };

function StatRow({ what, pair: { home, away }, unit = '', names }: RowProps) {
  const ahead = home === away ? undefined : home > away ? 'home' : 'away';
  return (
    <PairRow what={what} home={home + unit} away={away + unit} names={names} ahead={ahead}>
      <Bar aria-hidden="true">
        {home > 0 ? <Valued property="--share" value={home} /> : null}
        {away > 0 ? <Valued property="--share" value={away} /> : null}
      </Bar>
    </PairRow>
  );
}

/** The larger share is the stronger; equal ones are both strong, and of none there is the ground alone. */
const Bar = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: 2px;
  height: 8px;
  margin-bottom: var(--space-2);
  overflow: hidden;
  border-radius: 4px;
  background: var(--surface-3);
  forced-color-adjust: none;
  & > i { flex: var(--share, 1) 1 0; background: var(--accent); }
  [data-ahead='away'] > & > i:not(:last-child), [data-ahead='home'] > & > i:not(:first-child) { background: var(--line-strong); }
`;
