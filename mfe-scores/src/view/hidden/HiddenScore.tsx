import { type MouseEvent, memo } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import styled from 'styled-components';
import { t } from '../../texts/hiddenTexts';
import type { ScoreCellProps } from '../row/ScoreCell';

/** In place of the score of a row: a press shows it, on a phone, too, only here and not on all of the row. */
export const HiddenScore = memo(function HiddenScore({ id, homeName, awayName, onOpen }: ScoreCellProps) {
  const onPress = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const line = currentTarget.closest('[role=row]');
    onOpen(id);
    // The button leaves with the same task; its heir is the score.
    queueMicrotask(() => line?.querySelector<HTMLElement>('[data-opens]')?.focus({ preventScroll: true }));
  };
  return (
    <Cell role="cell" data-column="score" aria-label={t('hidden.score')}>
      <button type="button" aria-label={t('hidden.showScore', { home: homeName, away: awayName })} onClick={onPress}>
        <span>?–?</span>
      </button>
    </Cell>
  );
});

const Cell = styled.span`
  align-self: stretch;
  & > button {
    display: grid;
    place-content: center;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink-2);
    font: inherit;
    cursor: pointer;
  }
  & span {
    padding: 3px 6px;
    border-radius: var(--radius-chip);
    background: var(--surface-3);
    font-size: 0.75rem;
  }
  & > button:hover > span { background: var(--line-strong); color: var(--ink); }
  & > button:focus-visible { outline-offset: -2px; }
  @media ${PHONE} {
    grid-area: score;
    & > button { justify-content: end; padding-right: 2px; }
  }
`;
