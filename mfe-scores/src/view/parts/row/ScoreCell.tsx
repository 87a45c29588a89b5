import { memo } from 'react';
import { ABOVE_PHONE, PHONE } from 'shared-kernel/design/media';
import type { MatchId } from 'shared-kernel/entities/match';
import { scoreText } from 'shared-kernel/rules/formats';
import styled from 'styled-components';
import { t } from '../../../texts/texts';
import { useIsOnServer } from '../html/onServer';
import { instead, pressBySpace } from '../instead';

/** Plain numbers, so that `memo` skips a cell whose score is unchanged. */
export type ScoreCellProps = {
  id: MatchId;
  homeName: string;
  awayName: string;
  home: number | undefined;
  away: number | undefined;
  homeKicks: number | undefined;
  awayKicks: number | undefined;
  /** When a match that has not begun kicks off; others without a score open nothing (M17). */
  kickOff: string | undefined;
  /** The address of its page. */
  href: string;
  onOpen: (id: MatchId) => void;
  /** Called when a score that the visitor hides (M23) is to be shown. */
  onShow?: (() => void) | undefined;
};

/**
 * The score, the most prominent part of the row and the button to the detail, which is a link to the match's page until the app is there; a
 * shoot-out is in brackets below.
 */
export const ScoreCell = memo(function ScoreCell({
  id,
  homeName,
  awayName,
  kickOff,
  href,
  onOpen,
  ...numbers
}: ScoreCellProps) {
  const { home, away, homeKicks, awayKicks } = numbers;
  const asButton = { role: 'button', 'aria-haspopup': 'dialog' } as const;
  const button = {
    href,
    'data-opens': 'detail',
    translate: 'no',
    ...(useIsOnServer() ? {} : asButton),
    onClick: instead(() => onOpen(id)),
    onKeyDown: pressBySpace,
  } as const;
  if (home === undefined || away === undefined) {
    const label = kickOff && t('row.openBefore', { home: homeName, away: awayName, kickOff });
    return (
      <Cell role="cell" data-column="score" data-kind={label ? 'before' : 'none'} aria-label={t('row.noScore')}>
        {label ? (
          <Open {...button} aria-label={label}>
            <i>–</i>
          </Open>
        ) : (
          <span>–</span>
        )}
      </Cell>
    );
  }
  const hasKicks = homeKicks !== undefined && awayKicks !== undefined;
  const kicks = hasKicks ? t('row.shootout', { score: scoreText({ home: homeKicks, away: awayKicks }) }) : '';
  const score = `${scoreText({ home, away })} ${kicks}`.trimEnd();
  return (
    <Cell role="cell" data-column="score" aria-label={`${t('column.score')} ${score}`}>
      <Open {...button} aria-label={t('row.open', { home: homeName, away: awayName, score })}>
        <span data-kicks={homeKicks}>{home}</span>
        <b> – </b>
        <span data-kicks={awayKicks}>{away}</span>
        {hasKicks ? <small>{kicks}</small> : null}
      </Open>
    </Cell>
  );
});

const Cell = styled.span`
  align-self: stretch;
  color: var(--ink);
  font-size: 1rem;
  font-weight: 700;
  line-height: 1.1;
  white-space: pre;
  &[data-kind='none'] { align-self: center; }
  &:is([data-kind='none'], [data-kind='before']) { color: var(--ink-3); font-weight: 400; }
  [data-phase='live'] > & { color: var(--live); }
  @media ${PHONE} {
    grid-area: score;
    &[data-kind='none'] { display: none; }
  }
`;

/** Side by side; stacked on a phone, where kicks are beside each number and the whole line is the button's target. */
const Open = styled.a`
  display: grid;
  grid-auto-flow: column;
  place-content: center;
  height: 100%;
  color: inherit;
  text-decoration: none;
  &:focus-visible { outline-offset: -2px; }
  & > b { font-weight: 400; }
  & > i { font-style: normal; }
  & > small { grid-area: 2 / 1 / auto / 4; font-size: 0.75rem; font-weight: 600; }
  @media (hover: hover) and ${ABOVE_PHONE} {
    &:hover { background: var(--surface-3); }
  }
  @media ${PHONE} {
    grid-auto-flow: row;
    justify-content: end;
    padding-right: 6px;
    line-height: 1.4375rem;
    text-align: right;
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
    &:focus-visible { outline: none; }
    &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; }
    & > b, & > i, & > small { display: none; }
    & > [data-kicks]::before {
      margin-right: 2px;
      font-size: 0.75rem;
      font-weight: 400;
      content: '(' attr(data-kicks) ')';
    }
  }
`;
