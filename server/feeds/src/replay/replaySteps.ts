import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { incident } from '../timeline/incident';
import { inOrder, type Step, type StepChange } from '../timeline/step';
import { isIn, type Period, periodsOf, playedMinute, spread } from './periods';
import { counted, happened, sideOf } from './recordedChange';
import type { PlayedMatch, RecordedEvent, RecordedMatch } from './recording';
import { clockSteps, momentOf, type Pace, showsMinute } from './replayClock';
import { shootoutOf } from './shootout';

/** All changes of a recorded match, at the moments of a replay. */
export function replaySteps(match: RecordedMatch, pace: Pace): readonly Step[] {
  switch (match.kind) {
    case 'postponed':
      return [becomes(MatchStatus.Delayed, 0)];
    case 'cancelled':
      return [becomes(MatchStatus.Cancelled, 0)];
    case 'unknown':
      return [becomes(MatchStatus.ToBeDetermined, pace.kickOff)];
    case 'abandoned':
      return [becomes(MatchStatus.Abandoned, pace.kickOff)];
    case 'suspended':
      return [becomes(MatchStatus.Interrupted, pace.kickOff)];
    case 'played':
      return inOrder(playedSteps(match, pace));
  }
}

function becomes(status: MatchStatus, at: number): Step {
  return { at, change: { kind: 'phaseBegan', status, periodStart: 0 } };
}

function playedSteps(match: PlayedMatch, pace: Pace): Step[] {
  const periods = periodsOf(match);
  const steps = periods.flatMap((period, index) => periodSteps(match, period, periods[index - 1], pace));
  let ends = endOf(periods.at(-1));
  if (match.shootout.length > 0) {
    const { placed, length } = shootoutOf(match);
    steps.push(phaseBegan(MatchStatus.PenaltyShootout, ends, pace));
    steps.push(...placed.map(({ change, playedAt }) => ({ at: momentOf(ends + playedAt, pace), change })));
    ends += length;
  }
  return [...steps, becomes(MatchStatus.Ended, momentOf(ends, pace))];
}

/** Extra time is shown from the whistle before it, including its break; the second half has half-time before it. */
function periodSteps(match: PlayedMatch, period: Period, before: Period | undefined, pace: Pace): Step[] {
  const { status, startsAt } = period;
  const events = spread(
    match.events.filter((event) => isIn(event, period)),
    (event) => playedMinute(event, period),
  );
  const clock = showsMinute(period)
    ? clockSteps(
        period,
        events.map(({ playedAt }) => playedAt),
        pace,
      )
    : [];
  return [
    ...(status === MatchStatus.SecondHalf ? [phaseBegan(MatchStatus.HalfTime, endOf(before), pace)] : []),
    phaseBegan(status, status === MatchStatus.ExtraTime ? endOf(before) : startsAt, pace),
    ...clock,
    ...events.map(({ event, playedAt }) => ({ at: momentOf(startsAt + playedAt, pace), change: changeOf(event) })),
  ];
}

function endOf(period: Period | undefined): number {
  return period ? period.startsAt + period.length : 0;
}

function phaseBegan(status: MatchStatus, minutes: number, pace: Pace): Step {
  const at = momentOf(minutes, pace);
  return { at, change: { kind: 'phaseBegan', status, periodStart: Math.floor(at) } };
}

function changeOf({ type, side, minute, added, player, playerIn, playerOut, isUnlisted }: RecordedEvent): StepChange {
  if (isUnlisted) return counted(side);
  return happened(
    incident({
      type,
      position: sideOf(side),
      time: minute,
      added_time: added || undefined,
      player_name: player,
      in_player_name: playerIn,
      out_player_name: playerOut,
    }),
  );
}
