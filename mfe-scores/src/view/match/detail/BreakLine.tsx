import { scoreText } from 'shared-kernel/rules/formats';
import styled from 'styled-components';
import type { BreakEntry } from '../../../domain/timelineEntry';
import { t } from '../../../texts/detailTexts';

/** A line across the timeline with the score at half-time, where it is known, or at the end. */
export function BreakLine({ entry }: { entry: BreakEntry }) {
  return (
    <Line>
      <span>
        <span>{`${t(`incident.${entry.at}`)} `}</span>
        {entry.score ? <b translate="no">{scoreText(entry.score)}</b> : null}
      </span>
    </Line>
  );
}

const Line = styled.div`
  position: relative;
  display: flex;
  justify-content: center;
  padding: var(--space-1) 0;
  & > span {
    padding: 2px var(--space-3);
    border-radius: var(--radius-chip);
    background: var(--surface-3);
    color: var(--ink-2);
    font-size: 0.75rem;
  }
  & b { color: var(--ink); }
`;
