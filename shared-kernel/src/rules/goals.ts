import { type Incident, IncidentType, Side } from '../entities/incident';
import type { Pair } from './score';

const GOALS: ReadonlySet<number> = new Set([IncidentType.Goal, IncidentType.PenaltyGoal, IncidentType.OwnGoal]);

/** Whether it is a goal of the match; kicks of a shoot-out are none. */
export function isGoal({ type }: Pick<Incident, 'type'>): boolean {
  return GOALS.has(type);
}

/** How many goals of each side are listed, which may be more or fewer than it scored. */
export function listedGoals(incidents: readonly Pick<Incident, 'type' | 'position'>[]): Pair {
  const of = (side: Side) => incidents.filter((one) => isGoal(one) && one.position === side).length;
  return { home: of(Side.Home), away: of(Side.Away) };
}
