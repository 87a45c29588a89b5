import { memo, type ReactNode } from 'react';
import type { Clock } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import type { LocalDay } from 'shared-kernel/rules/localDay';
import { spokenClock } from 'shared-kernel/rules/spokenClock';
import styled, { css } from 'styled-components';
import type { RowTime } from '../../domain/rowTime';
import { t } from '../../texts/texts';
import { RunningMark } from '../parts/row/RunningMark';
import { stacked } from '../parts/row/stacked';
import { useRowTime } from '../parts/row/useRowTime';

type Props = {
  match: Match;
  clock: Clock;
  /** The day that needs no date; today by default. */
  day: LocalDay | undefined;
};

/** Kick-off, running minute, or why there is none. */
export function TimeCell({ match, clock, day }: Props) {
  return <TimeWords time={useRowTime(match, clock, day)} />;
}

/** Renders only when the words change, not with each change of the match. */
const TimeWords = memo(function TimeWords({ time }: { time: RowTime }) {
  switch (time.kind) {
    case 'fixture':
      return cell(time.kind, time.kickOff, time.date);
    case 'live':
      return (
        <Cell role="cell" data-column="time" data-kind={time.kind} aria-label={spokenClock(time.label)}>
          <span>
            <span translate="no">{time.label}</span>
            {time.isRunning ? <RunningMark /> : null}
          </span>
        </Cell>
      );
    case 'ended':
      return cell(time.kind, time.label, time.date ? withDate(time.kickOff, time.date) : time.kickOff);
    case 'other':
      return cell(
        time.kind,
        t(`status.${time.reason}`),
        time.date ? withDate(time.kickOff ?? '', time.date) : time.kickOff,
      );
  }
});

function cell(kind: RowTime['kind'], text: string, below: ReactNode) {
  return (
    <Cell role="cell" data-column="time" data-kind={kind}>
      <span>{text}</span>
      {below ? <small>{below}</small> : null}
    </Cell>
  );
}

/** A phone has room for the date alone. */
function withDate(kickOff: string, date: string) {
  return (
    <>
      <span>{`${kickOff} `}</span>
      <time>{date}</time>
    </>
  );
}

const Cell = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  line-height: 1.15;
  & > small { color: var(--ink-3); font-size: 0.75rem; white-space: nowrap; }
  &[data-kind='live'] { color: var(--live); font-weight: 700; }
  &[data-kind='ended'] { color: var(--ink-2); }
  &[data-kind='other'] { color: var(--ink-2); font-size: 0.75rem; }
  ${stacked(css`
    grid-area: time;
    align-items: flex-start;
    align-self: end;
    padding: 0 0 5px 10px;
    /* Between the two rows of the line, so that the first stays level with the home team. */
    & > small > span { display: none; }
    & > small { position: absolute; top: 1.375rem; line-height: 0.75rem; }
  `)}
`;
