import { type Incident, IncidentType } from 'shared-kernel/entities/incident';
import { sideOf, type TimelineSide } from './timelineEntry';

export type Kick = { isScored: boolean; player: string | undefined };

/** The kicks of both sides in order. */
export type Shootout = { home: readonly Kick[]; away: readonly Kick[] };

/** A kick with the index of its incident and the side that took it, if that is known. */
export type TakenKick = Kick & { place: number; side: TimelineSide };

/** The shoot-out kick by kick, or `undefined` when the feed reported none. */
export function shootoutOf(incidents: readonly Incident[]): Shootout | undefined {
  const taken = kicksOf(incidents);
  const of = (side: TimelineSide): Kick[] =>
    taken.filter((kick) => kick.side === side).map(({ isScored, player }) => ({ isScored, player }));
  const [home, away] = [of('home'), of('away')];
  return home.length + away.length > 0 ? { home, away } : undefined;
}

/** The kicks in the order in which they were taken. */
export function kicksOf(incidents: readonly Incident[]): TakenKick[] {
  return incidents.flatMap(({ type, position, player_name }, place): TakenKick[] => {
    const isScored = type === IncidentType.ShootoutScored;
    if (!isScored && type !== IncidentType.ShootoutMissed) return [];
    return [{ place, side: sideOf(position), isScored, player: player_name }];
  });
}
