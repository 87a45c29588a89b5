import type { Outcomes } from 'shared-kernel/entities/matchHistory';
import { narrowScoreText } from 'shared-kernel/rules/formats';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { t } from '../../../texts/historyTexts';
import { Valued } from '../../parts/html/Valued';
import type { TeamNames } from '../../parts/teamNames';

/** How the meetings ended, in words and as a bar: the home team, draws, the away team. */
export function SumBar({ sum, names }: { sum: Outcomes; names: TeamNames }) {
  const { won, drawn, lost, goals_for: homeGoals, goals_against: awayGoals } = sum;
  return (
    <Sum>
      <p>
        <b>{t('history.won', { team: names.home, count: won })}</b>
        <span>{t('history.drawn', { count: drawn })}</span>
        <b>{t('history.won', { team: names.away, count: lost })}</b>
      </p>
      <Bar aria-hidden="true">
        <Valued property="--share" value={won} />
        <Valued property="--share" value={drawn} />
        <Valued property="--share" value={lost} />
      </Bar>
      <p>
        <HiddenText>{t('history.goalsForReaders', { ...names, homeGoals, awayGoals })}</HiddenText>
        <span aria-hidden="true">
          {t('history.goals', { score: narrowScoreText({ home: homeGoals, away: awayGoals }) })}
        </span>
      </p>
    </Sum>
  );
}

const Sum = styled.div`
  position: relative;
  margin-bottom: var(--space-3);
  font-size: 0.8125rem;
  & > p { display: flex; justify-content: space-between; gap: var(--space-3); margin: var(--space-1) 0; }
  & > p:last-child { justify-content: center; }
  & b { min-width: 0; overflow-wrap: anywhere; }
  & b:last-child { text-align: right; }
  & span { flex: none; color: var(--ink-2); }
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
  overflow: hidden;
  border-radius: 4px;
  forced-color-adjust: none;
  & > i { flex: var(--share, 1) 1 0; background: var(--line-strong); }
  & > i:first-child { background: var(--accent); }
  & > i:last-child { background: var(--live); }
`;
