import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';
import type { Pair } from 'shared-kernel/rules/score';
import { fittingGoals } from '../polled/fittingGoals';
import { incident } from '../timeline/incident';
import type { Fixture, FixtureEvent } from './fixture';
import { type ShownEvent, shownEvents } from './shownEvents';

/** The minute of kicks: after extra time. */
const SHOOTOUT_MINUTE = 120;

/**
 * The events in the vendor's order, goals with the score after them, kicks of a shoot-out with that of the kicks. Of a
 * substitution `player` goes off and `assist` comes on.
 */
export function incidentsOf(fixture: Pick<Fixture, 'events' | 'teams' | 'goals'>): Incident[] {
  const score = { home: 0, away: 0 };
  const kicks = { home: 0, away: 0 };
  const incidents = shownEvents(fixture).map((one) => {
    const { event, type, position } = one;
    const counted = type === IncidentType.ShootoutScored ? kicks : one.isGoal ? score : undefined;
    if (counted) count(counted, position);
    const shown = one.isKick ? kicks : counted;
    return incident({
      type,
      position,
      ...timeOf(one),
      ...playersOf(event, type),
      ...(shown && { home_score: shown.home, away_score: shown.away }),
    });
  });
  return fittingGoals(incidents, fixture.goals);
}

function count(score: Pair, position: Side): void {
  if (position === Side.Home) score.home += 1;
  if (position === Side.Away) score.away += 1;
}

/** What happens before the kick-off, such as a card in the tunnel, has a minute below 0. */
function timeOf({ event: { time }, isKick }: ShownEvent): Pick<Incident, 'time' | 'added_time'> {
  if (isKick) return { time: SHOOTOUT_MINUTE, added_time: undefined };
  const added = time.extra !== undefined && time.extra > 0 ? time.extra : undefined;
  return { time: Math.max(0, time.elapsed), added_time: added };
}

function playersOf({ player, assist }: FixtureEvent, type: number): Partial<Incident> {
  if (type === IncidentType.Substitution) return { in_player_name: assist?.name, out_player_name: player?.name };
  return { player_name: player?.name, player_id: player?.id };
}
