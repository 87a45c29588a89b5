import type { Pair } from 'shared-kernel/rules/score';
import styled from 'styled-components';
import { scoreText } from '../../domain/formats';
import { t } from '../../texts/texts';

type Props = { score: Pair | undefined; shootout: Pair | undefined };

/** The score, the loudest thing of the row; a shoot-out stands in brackets below it. */
export function ScoreCell({ score, shootout }: Props) {
  if (!score) {
    return (
      <Cell role="cell" data-column="score" data-kind="none" aria-label={t('row.noScore')}>
        <span>–</span>
      </Cell>
    );
  }
  const kicks = shootout ? t('row.shootout', { score: scoreText(shootout) }) : '';
  return (
    <Cell role="cell" data-column="score" aria-label={t('row.score', { score: `${scoreText(score)} ${kicks}`.trim() })}>
      <span data-kicks={shootout?.home}>{score.home}</span>
      <b> – </b>
      <span data-kicks={shootout?.away}>{score.away}</span>
      {shootout ? <small> {kicks}</small> : null}
    </Cell>
  );
}

/** Side by side on wide screens, one above the other on a phone, where the kicks stand beside each number. */
const Cell = styled.span`
  color: var(--ink);
  font-size: 16px;
  font-weight: 700;
  line-height: 1.1;
  white-space: pre;
  &[data-kind='none'] { color: var(--ink-3); font-weight: 400; }
  [data-phase='live'] > & { color: var(--live); }
  & > b { font-weight: 400; }
  & > small { display: block; font-size: 10px; font-weight: 600; white-space: nowrap; }
  @media (max-width: 640px) {
    display: grid;
    grid-area: score;
    grid-template-rows: 27px 28px;
    align-items: center;
    height: 100%;
    &[data-kind='none'] { display: none; }
    & > b, & > small { display: none; }
    & > [data-kicks]::before {
      margin-right: 2px;
      font-size: 11px;
      font-weight: 400;
      content: '(' attr(data-kicks) ')';
    }
  }
`;
