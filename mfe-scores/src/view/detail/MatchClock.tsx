import type { Clock } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import styled from 'styled-components';
import { t } from '../../texts/texts';
import { Tick } from '../row/Tick';
import { useRowTime } from '../row/useRowTime';

/** The minute, the kick-off, or the reason for neither. */
export function MatchClock({ match, clock }: { match: Match; clock: Clock }) {
  const time = useRowTime(match, clock);
  switch (time.kind) {
    case 'live':
      return (
        <Text data-kind={time.kind}>
          {time.label}
          {time.isRunning ? <Tick /> : null}
        </Text>
      );
    case 'ended':
      return <Text data-kind={time.kind}>{time.label}</Text>;
    case 'fixture':
      return <Text data-kind={time.kind}>{[time.kickOff, time.date].filter(Boolean).join(' ')}</Text>;
    case 'other':
      return <Text data-kind={time.kind}>{t(`status.${time.reason}`)}</Text>;
  }
}

const Text = styled.span`
  color: var(--ink-2);
  font-weight: 600;
  &[data-kind='live'] { color: var(--live); font-weight: 700; }
`;
