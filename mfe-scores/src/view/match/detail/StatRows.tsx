import type { Pair } from 'shared-kernel/rules/score';
import styled from 'styled-components';
import type { MatchStats } from '../../../domain/matchStats';
import { t } from '../../../texts/detailTexts';
import { Valued } from '../../parts/html/Valued';
import type { TeamNames } from '../../parts/teamNames';
import { PairList, PairRow } from './PairRow';

/** Possession as a bar, the other figures as numbers on either side of their name. */
export function StatRows({ stats, names }: { stats: MatchStats; names: TeamNames }) {
  const { possession, shotsOnTarget, corners, yellowCards, redCards } = stats;
  return (
    <PairList aria-label={t('detail.stats')}>
      {possession ? <Possession pair={possession} names={names} /> : null}
      {shotsOnTarget ? <PairRow what={t('detail.shotsOnTarget')} {...shotsOnTarget} names={names} /> : null}
      {corners ? <PairRow what={t('detail.corners')} {...corners} names={names} /> : null}
      <PairRow what={t('detail.yellowCards')} {...yellowCards} names={names} />
      <PairRow what={t('detail.redCards')} {...redCards} names={names} />
    </PairList>
  );
}

function Possession({ pair, names }: { pair: Pair; names: TeamNames }) {
  return (
    <PairRow what={t('detail.possession')} home={`${pair.home}%`} away={`${pair.away}%`} names={names}>
      <Bar aria-hidden="true">
        <Valued property="--share" value={pair.home} />
        <Valued property="--share" value={pair.away} />
      </Bar>
    </PairRow>
  );
}

const Bar = styled.div`
  display: flex;
  grid-column: 1 / -1;
  gap: 2px;
  height: 8px;
  margin-bottom: var(--space-1);
  forced-color-adjust: none;
  & > i { flex: var(--share, 1) 1 0; border-radius: 4px 0 0 4px; background: var(--accent); }
  & > i:last-child { border-radius: 0 4px 4px 0; background: var(--line-strong); }
`;
