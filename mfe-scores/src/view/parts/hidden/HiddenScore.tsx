import { type MouseEvent, memo } from 'react';
import styled, { css } from 'styled-components';
import { t } from '../../../texts/hiddenTexts';
import { t as ofRow } from '../../../texts/texts';
import { instead, pressBySpace } from '../instead';
import type { ScoreCellProps } from '../row/ScoreCell';
import { stacked } from '../row/stacked';

/**
 * In place of the score of a row: a press on the chip shows it, on a phone, too, only here and not on all of the row. Around
 * it is what opens the match, as in other rows: its detail, or the page of one that shows no score (M17).
 */
export const HiddenScore = memo(function HiddenScore({ id, onOpen, onShow, ...row }: ScoreCellProps) {
  const names = { home: row.homeName, away: row.awayName };
  const onPress = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const line = currentTarget.closest('[role=row]');
    onShow?.();
    // The button leaves with the same task; the score replaces it.
    queueMicrotask(() => line?.querySelector<HTMLElement>('[data-opens]')?.focus({ preventScroll: true }));
  };
  return (
    <Cell role="cell" data-column="score" aria-label={t('hidden.score')}>
      {row.home === undefined ? (
        <Opener href={row.href} aria-label={ofRow('row.openPage', names)} data-opens="page" />
      ) : (
        <Opener
          href={row.href}
          role="button"
          aria-haspopup="dialog"
          aria-label={t('hidden.open', names)}
          data-opens="detail"
          onClick={instead(() => onOpen(id))}
          onKeyDown={pressBySpace}
        />
      )}
      <button type="button" aria-label={t('hidden.showScore', names)} onClick={onPress}>
        <span>?–?</span>
      </button>
    </Cell>
  );
});

const Cell = styled.span`
  display: grid;
  place-content: stretch center;
  align-self: stretch;
  & > button {
    display: grid;
    place-content: center;
    width: 44px;
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
  ${stacked(css`
    grid-area: score;
    justify-content: end;
    & > button { justify-content: end; padding-right: 2px; }
  `)}
`;

/** The whole line, as of other scores. */
const Opener = styled.a`
  position: absolute;
  z-index: -1;
  inset: 0;
  &:focus-visible { outline-offset: -2px; }
`;
