import { memo } from 'react';
import styled from 'styled-components';
import { scoreText } from '../../domain/formats';
import { t } from '../../texts/texts';

/** Numbers one by one, so that a line whose score stays is not drawn again. */
type Props = {
  home: number | undefined;
  away: number | undefined;
  homeKicks: number | undefined;
  awayKicks: number | undefined;
};

/** The score, the loudest thing of the row; a shoot-out stands in brackets below it. */
export const ScoreCell = memo(function ScoreCell({ home, away, homeKicks, awayKicks }: Props) {
  if (home === undefined || away === undefined) {
    return (
      <Cell role="cell" data-column="score" data-kind="none" aria-label={t('row.noScore')}>
        <span>–</span>
      </Cell>
    );
  }
  const hasKicks = homeKicks !== undefined && awayKicks !== undefined;
  const kicks = hasKicks ? ` ${t('row.shootout', { score: scoreText({ home: homeKicks, away: awayKicks }) })}` : '';
  return (
    <Cell role="cell" data-column="score" aria-label={`${t('column.score')} ${scoreText({ home, away })}${kicks}`}>
      <span data-kicks={homeKicks}>{home}</span>
      <b> – </b>
      <span data-kicks={awayKicks}>{away}</span>
      {hasKicks ? <small>{kicks}</small> : null}
    </Cell>
  );
});

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
  & > small { display: block; font-size: 10px; font-weight: 600; }
  @media (max-width: 640px) {
    display: grid;
    grid-area: score;
    align-content: center;
    align-self: stretch;
    justify-content: end;
    padding-right: 6px;
    line-height: 23px;
    text-align: right;
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
