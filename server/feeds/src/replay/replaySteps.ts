import type { Incident } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { incident } from '../timeline/incident';
import { inOrder, type Step } from '../timeline/step';
import { isIn, type Period, periodsOf, playedMinute, spread } from './periods';
import type { PlayedMatch, RecordedEvent, RecordedMatch } from './recording';
import { clockSteps, momentOf, type Pace, showsMinute } from './replayClock';
import { shootoutOf, sideOf } from './shootout';

/** All changes of a recorded match, at the moments of a replay. */
export function replaySteps(match: RecordedMatch, pace: Pace): readonly Step[] {
  switch (match.kind) {
    case 'postponed':
      return [{ at: 0, change: { kind: 'phaseBegan', status: MatchStatus.Delayed, periodStart: 0 } }];
    case 'unknown':
      return [{ at: pace.kickOff, change: { kind: 'phaseBegan', status: MatchStatus.ToBeDetermined, periodStart: 0 } }];
    case 'played':
      return inOrder(playedSteps(match, pace));
  }
}

function playedSteps(match: PlayedMatch, pace: Pace): Step[] {
  const periods = periodsOf(match);
  const steps = periods.flatMap((period, index) => periodSteps(match, period, periods[index - 1], pace));
  let ends = endOf(periods.at(-1));
  if (match.shootout.length > 0) {
    const { placed, length } = shootoutOf(match);
    steps.push(phaseBegan(MatchStatus.PenaltyShootout, ends, pace));
    steps.push(...placed.map(({ incident: what, playedAt }) => happened(what, ends + playedAt, pace)));
    ends += length;
  }
  const whistle: Step = {
    at: momentOf(ends, pace),
    change: { kind: 'phaseBegan', status: MatchStatus.Ended, periodStart: 0 },
  };
  return [...steps, whistle];
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
    ...events.map(({ event, playedAt }) => happened(incidentOf(event), startsAt + playedAt, pace)),
  ];
}

function endOf(period: Period | undefined): number {
  return period ? period.startsAt + period.length : 0;
}

function phaseBegan(status: MatchStatus, minutes: number, pace: Pace): Step {
  const at = momentOf(minutes, pace);
  return { at, change: { kind: 'phaseBegan', status, periodStart: Math.floor(at) } };
}

/** Nothing refers to an incident of a recording, so their keys may be equal. */
function happened(what: Incident, minutes: number, pace: Pace): Step {
  return { at: momentOf(minutes, pace), change: { kind: 'happened', key: 0, incident: what } };
}

function incidentOf({ type, side, minute, added, player, playerIn, playerOut }: RecordedEvent): Incident {
  return incident({
    type,
    position: sideOf(side),
    time: minute,
    added_time: added || undefined,
    player_name: player,
    in_player_name: playerIn,
    out_player_name: playerOut,
  });
}
