import { memo } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import styled from 'styled-components';
import type { RowTime } from '../../domain/rowTime';
import { t } from '../../texts/texts';
import { Tick } from './Tick';
import { useRowTime } from './useRowTime';

/** Kick-off, running minute, or why there is none. */
export function TimeCell({ match, clock }: { match: Match; clock: Clock }) {
  return <TimeWords time={useRowTime(match, clock)} />;
}

/** Renders only when the words change, not with each change of the match. */
const TimeWords = memo(function TimeWords({ time }: { time: RowTime }) {
  switch (time.kind) {
    case 'fixture':
      return cell(time.kind, time.kickOff, time.date);
    case 'live':
      return (
        <Cell role="cell" data-column="time" data-kind={time.kind}>
          <span>
            {time.label}
            {time.isRunning ? <Tick /> : null}
          </span>
        </Cell>
      );
    case 'ended':
      return cell(time.kind, time.label, time.kickOff);
    case 'other':
      return cell(time.kind, t(`status.${time.reason}`), time.kickOff);
  }
});

function cell(kind: RowTime['kind'], text: string, below: string | undefined) {
  return (
    <Cell role="cell" data-column="time" data-kind={kind}>
      <span>{text}</span>
      {below ? <small>{below}</small> : null}
    </Cell>
  );
}

const Cell = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  line-height: 1.15;
  & > small { color: var(--ink-3); font-size: 11px; }
  &[data-kind='live'] { color: var(--live); font-weight: 700; }
  &[data-kind='ended'] { color: var(--ink-2); }
  &[data-kind='other'] { color: var(--ink-2); font-size: 11px; }
  @media (max-width: 640px) {
    grid-area: time;
    align-items: flex-start;
    align-self: end;
    padding: 0 0 5px 10px;
    /* Between the two rows of the line, so that the first stays level with the home team. */
    & > small { position: absolute; top: 22px; font-size: 10px; line-height: 11px; }
  }
`;
