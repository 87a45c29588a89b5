import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { incident } from '../../timeline/incident';
import type { Step } from '../../timeline/step';
import type { Fixture } from '../season/fixture';
import type { Decider } from './decider';
import type { Happening } from './happenings';
import { squadOf, startersOf } from './squad';

/** The goals of extra time, in order. */
export function extraGoals({ goals }: Decider): Happening[] {
  return goals
    .map(({ half, played, side }): Happening => ({ kind: 'goal', side, half: half === 0 ? 2 : 3, played }))
    .sort((one, other) => one.half - other.half || one.played - other.played);
}

/** The kicks of a shoot-out, as steps; forwards kick first, and then from the front again. */
export function tellKicks({ competition, home, away }: Fixture, { kicks }: Decider, seed: number): Step[] {
  const takers = {
    [Side.Home]: startersOf(squadOf(competition, home, seed)).toReversed(),
    [Side.Away]: startersOf(squadOf(competition, away, seed)).toReversed(),
  };
  const taken = { [Side.Home]: 0, [Side.Away]: 0 };
  return kicks.map(({ at, side, isScored }, index) => {
    const men = takers[side];
    const taker = men[taken[side]++ % men.length];
    const what = incident({
      ...{ type: isScored ? IncidentType.ShootoutScored : IncidentType.ShootoutMissed, position: side, time: 120 },
      ...{ added_time: undefined, player_name: taker?.name, player_id: taker?.id },
    });
    return { at, change: { kind: 'happened', key: 1000 + index, incident: what } };
  });
}
