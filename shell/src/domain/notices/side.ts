import { type Incident, Side } from 'shared-kernel/entities/incident';

export type SideName = 'home' | 'away';

export const SIDES: readonly SideName[] = ['home', 'away'];

export function isOf(incident: Incident, side: SideName): boolean {
  return incident.position === (side === 'home' ? Side.Home : Side.Away);
}
