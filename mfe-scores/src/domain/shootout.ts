import { type Incident, IncidentType, Side } from 'shared-kernel/entities/incident';

export type Kick = { isScored: boolean; player: string | undefined };

/** The kicks of both sides in order. */
export type Shootout = { home: readonly Kick[]; away: readonly Kick[] };

/** The shoot-out kick by kick, or `undefined` when the feed reported none. */
export function shootoutOf(incidents: readonly Incident[]): Shootout | undefined {
  const kicks: { home: Kick[]; away: Kick[] } = { home: [], away: [] };
  for (const { type, position, player_name } of incidents) {
    const isScored = type === IncidentType.ShootoutScored;
    if ((!isScored && type !== IncidentType.ShootoutMissed) || position === Side.Neither) continue;
    kicks[position === Side.Home ? 'home' : 'away'].push({ isScored, player: player_name });
  }
  return kicks.home.length + kicks.away.length > 0 ? kicks : undefined;
}
