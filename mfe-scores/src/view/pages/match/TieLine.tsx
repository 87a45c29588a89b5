import { useEffect, useRef } from 'react';
import { PHONE } from 'shared-kernel/design/media';
import { narrowScoreText } from 'shared-kernel/rules/formats';
import styled from 'styled-components';
import type { TieOfMatch } from '../../../domain/tieOfMatch';
import { t } from '../../../texts/tieTexts';
import { useShownUntilHidden } from '../../parts/hidden/useShownUntilHidden';
import type { TeamNames } from '../../parts/teamNames';

type Props = {
  /** `undefined` where it is not known, or there are no two legs; its place is kept. */
  tie: TieOfMatch | undefined;
  names: TeamNames;
  /** The visitor hides scores, and so that of the other leg. */
  isHidden: boolean;
  /** Shows the match's own score while that is hidden: the sum reveals it. */
  onShow: (() => void) | undefined;
};

/** Beneath the score of a leg: how the other one ended, the sum of both, and who goes on. */
export function TieLine({ tie, names, isHidden, onShow }: Props) {
  const [isShown, onUncovered] = useShownUntilHidden(isHidden);
  const line = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  const isCovered = onShow !== undefined || (isHidden && !isShown);
  useEffect(() => {
    // The button is gone.
    if (!isCovered && isPressed.current) line.current?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [isCovered]);
  const onPress = () => {
    isPressed.current = true;
    onUncovered();
    onShow?.();
  };
  return (
    <Line ref={line} tabIndex={isHidden ? -1 : undefined}>
      {tie && isCovered ? (
        <button type="button" onClick={onPress}>
          {t('tie.show')}
        </button>
      ) : (
        tie && textOf(tie, names)
      )}
    </Line>
  );
}

function textOf(tie: TieOfMatch, names: TeamNames): string {
  const { leg, score, total } = tie;
  const parts = [
    t(`tie.leg.${leg}`, { score: narrowScoreText(score) }),
    total && t('tie.total', { score: narrowScoreText(total) }),
    wonText(tie, names),
  ];
  return parts.filter(Boolean).join(' · ');
}

function wonText({ winner, prize, hasKicks }: TieOfMatch, names: TeamNames): string | undefined {
  const won = winner && t(`tie.won.${prize}`, { team: names[winner] });
  return won && hasKicks ? t('tie.byKicks', { won }) : won;
}

/** One line of it stands in the room that the card has below the score; a phone keeps one more, for a sentence with a shoot-out. */
const Line = styled.p`
  position: relative;
  min-height: 1.25rem;
  margin: calc(-2 * var(--space-3)) 0 calc(-1 * var(--space-2));
  color: var(--ink-2);
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.25rem;
  text-align: center;
  text-wrap: balance;
  overflow-wrap: anywhere;
  outline: none;
  & > button {
    min-height: 44px;
    margin: calc((1.25rem - 44px) / 2) 0;
    padding: 0 var(--space-2);
    border: 0;
    background: none;
    color: var(--accent);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  & > button:hover { text-decoration: underline; }
  @media ${PHONE} { min-height: 2.5rem; }
`;
