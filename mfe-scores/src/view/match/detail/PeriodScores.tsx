import type { Match } from 'shared-kernel/entities/match';
import { narrowScoreText } from 'shared-kernel/rules/formats';
import { extraTimeScore, halfTimeScore, regularScore } from 'shared-kernel/rules/score';
import styled from 'styled-components';
import { t } from '../../../texts/detailTexts';

/** The score at half-time; after extra time that of the 90 minutes, and that of the whole, too; of a hidden match their place. */
export function PeriodScores({ match }: { match: Match | undefined }) {
  return <Line>{match && textOf(match)}</Line>;
}

function textOf(match: Match): string {
  const half = halfTimeScore(match);
  const afterExtraTime = extraTimeScore(match);
  const parts = [
    half && t('detail.halfTime', { score: narrowScoreText(half) }),
    afterExtraTime && t('detail.regularTime', { score: narrowScoreText(regularScore(match)) }),
    afterExtraTime && t('detail.extraTime', { score: narrowScoreText(afterExtraTime) }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Takes its room before anything is known, so that nothing below moves. */
const Line = styled.small`
  min-height: 1.4em;
  color: var(--ink-2);
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
