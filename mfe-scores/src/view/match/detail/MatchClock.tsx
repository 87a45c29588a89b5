import type { Clock } from 'shared-kernel/contract/shell';
import type { Match } from 'shared-kernel/entities/match';
import { localDay } from 'shared-kernel/rules/localDay';
import { spokenClock } from 'shared-kernel/rules/spokenClock';
import { isScoreShown } from 'shared-kernel/rules/status';
import { HiddenText } from 'shared-kernel/ui/HiddenText';
import styled from 'styled-components';
import { t } from '../../../texts/detailTexts';
import { longDayName } from '../../parts/dayStrip/dayName';
import { RunningMark } from '../../parts/row/RunningMark';
import { useRowTime } from '../../parts/row/useRowTime';

type Props = {
  match: Match;
  clock: Clock;
  /** Whether the day stands elsewhere already. */
  isDated: boolean;
};

/** The minute, the day of the kick-off, or the reason for neither. */
export function MatchClock({ match, clock, isDated }: Props) {
  const time = useRowTime(match, clock);
  const day = longDayName(localDay(match.match_time));
  switch (time.kind) {
    case 'live':
      return (
        <Text data-kind={time.kind}>
          <HiddenText>{spokenClock(time.label)}</HiddenText>
          <span aria-hidden="true">
            <span translate="no">{time.label}</span>
            {time.isRunning ? <RunningMark /> : null}
          </span>
        </Text>
      );
    case 'ended':
      return <Text data-kind={time.kind}>{time.label}</Text>;
    case 'fixture':
      return isDated ? null : <Text data-kind={time.kind}>{day}</Text>;
    case 'other':
      return (
        <>
          <Text data-kind={time.kind}>{t(`status.${time.reason}`)}</Text>
          {!isDated && time.kickOff && !isScoreShown(match.state) ? <small>{day}</small> : null}
        </>
      );
  }
}

const Text = styled.span`
  color: var(--ink-2);
  font-weight: 600;
  &[data-kind='live'] { color: var(--live); font-weight: 700; }
`;
