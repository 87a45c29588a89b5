import { memo } from 'react';
import { ABOVE_PHONE } from 'shared-kernel/design/media';
import type { MatchId } from 'shared-kernel/entities/match';
import { scoreText } from 'shared-kernel/rules/formats';
import styled, { css } from 'styled-components';
import { t } from '../../../texts/texts';
import { useIsOnServer } from '../html/onServer';
import { instead, pressBySpace } from '../instead';
import { stacked } from './stacked';

/** Plain numbers, so that `memo` skips a cell whose score is unchanged. */
export type ScoreCellProps = {
  id: MatchId;
  homeName: string;
  awayName: string;
  home: number | undefined;
  away: number | undefined;
  homeKicks: number | undefined;
  awayKicks: number | undefined;
  /** When a match that has not begun kicks off; others without a score have no detail (M17). */
  kickOff: string | undefined;
  /** The address of its page. */
  href: string;
  onOpen: (id: MatchId) => void;
  /** Called when a score that the visitor hides (M23) is to be shown. */
  onShow?: (() => void) | undefined;
};

/**
 * The score, the most prominent part of the row, and what opens the match from all of the row: the button to its detail, which is a
 * link to its page until the app is there, or only that link (M17). A shoot-out is in brackets below.
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
    const names = { home: homeName, away: awayName };
    return (
      <Cell role="cell" data-column="score" data-kind="none" aria-label={t('row.noScore')}>
        {kickOff === undefined ? (
          <Open href={href} data-opens="page" translate="no" aria-label={t('row.openPage', names)}>
            <i>–</i>
          </Open>
        ) : (
          <Open {...button} aria-label={t('row.openBefore', { ...names, kickOff })}>
            <i>–</i>
          </Open>
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
  &[data-kind='none'] { color: var(--ink-3); font-weight: 400; }
  [data-phase='live'] > & { color: var(--live); }
  ${stacked(css`
    grid-area: score;
  `)}
`;

/** Side by side; stacked on a phone, where kicks are beside each number. The whole line is the link's target, below what else is in it. */
const Open = styled.a`
  display: grid;
  grid-auto-flow: column;
  place-content: center;
  height: 100%;
  color: inherit;
  text-decoration: none;
  &::after {
    position: absolute;
    z-index: -1;
    inset: 0;
    content: '';
  }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; }
  & > b { font-weight: 400; }
  & > i { font-style: normal; }
  & > small { grid-area: 2 / 1 / auto / 4; font-size: 0.75rem; font-weight: 600; }
  /* The card of a match opens over its numbers: they are as high as the line. */
  @media (hover: hover) and ${ABOVE_PHONE} {
    & > :not(small) { margin-block: -8px; padding-block: 8px; }
  }
  ${stacked(css`
    grid-auto-flow: row;
    justify-content: end;
    padding-right: 6px;
    line-height: 1.4375rem;
    text-align: right;
    & > b, & > i, & > small { display: none; }
    & > [data-kicks]::before {
      margin-right: 2px;
      font-size: 0.75rem;
      font-weight: 400;
      content: '(' attr(data-kicks) ')';
    }
  `)}
`;
