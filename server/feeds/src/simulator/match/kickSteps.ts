import { IncidentType, Side } from 'shared-kernel/entities/incident';
import { incident } from '../../timeline/incident';
import type { Step } from '../../timeline/step';
import type { Decider, Kick } from './decider';
import type { Happening } from './happenings';
import type { Player } from './squad';

/** The goals of extra time, in order. */
export function extraGoals({ goals }: Decider): Happening[] {
  return goals
    .map(({ half, played, side }): Happening => ({ kind: 'goal', side, half: half === 0 ? 2 : 3, played }))
    .sort((one, other) => one.half - other.half || one.played - other.played);
}

/**
 * The kicks of a shoot-out, as steps. Those who score most kick first and the goalkeeper last, and then from the front again.
 *
 * @param pitch who is on it at the end of extra time: nobody else may kick
 */
export function kickSteps({ kicks }: Decider, pitch: Record<Kick['side'], readonly Player[]>): Step[] {
  const takers = { [Side.Home]: inTurn(pitch[Side.Home]), [Side.Away]: inTurn(pitch[Side.Away]) };
  const taken = { [Side.Home]: 0, [Side.Away]: 0 };
  return kicks.map(({ at, side, isScored }, index) => {
    const players = takers[side];
    const taker = players[taken[side]++ % players.length];
    const what = incident({
      type: isScored ? IncidentType.ShootoutScored : IncidentType.ShootoutMissed,
      position: side,
      time: 120,
      added_time: undefined,
      player_name: taker?.name,
      player_id: taker?.id,
    });
    return { at, change: { kind: 'happened', key: 1000 + index, incident: what } };
  });
}

/** The best scorer kicks first. Of two who score as much it is the higher shirt number: who came on, or plays further in front. */
function inTurn(players: readonly Player[]): readonly Player[] {
  return [...players].sort((one, other) => other.scores - one.scores || other.number - one.number);
}
