import { IncidentType } from 'shared-kernel/entities/incident';
import type { Told } from './told';

/**
 * A second yellow is one entry. The vendor lists it as a yellow and a red card of one player in one minute, or as itself
 * with either of them. A yellow and a red of somebody without an earlier yellow are two cards.
 */
export function withSecondYellows(told: readonly Told[]): Told[] {
  const left = new Set<Told>();
  const upgraded = new Set<Told>();
  for (const one of told) {
    if (one.type !== IncidentType.SecondYellow && one.type !== IncidentType.RedCard) continue;
    const yellows = told.filter((other) => other.type === IncidentType.YellowCard && isOfOne(one, other));
    const beside = yellows.length > 1 ? yellows.find((yellow) => isAtOnce(one, yellow)) : undefined;
    if (one.type === IncidentType.SecondYellow) {
      const isRedOfIt = (other: Told) =>
        other.type === IncidentType.RedCard && isOfOne(one, other) && isAtOnce(one, other);
      for (const double of [...told.filter(isRedOfIt), ...(beside ? [beside] : [])]) left.add(double);
    } else if (beside && !left.has(one)) {
      left.add(one);
      upgraded.add(beside);
    }
  }
  return told
    .filter((one) => !left.has(one))
    .map((one) => (upgraded.has(one) ? { ...one, type: IncidentType.SecondYellow } : one));
}

/** Cards of the same player, who is known by number or else by name. */
function isOfOne(one: Told, other: Told): boolean {
  const [player, another] = [one.event.player, other.event.player];
  if (one.position !== other.position || !player || !another) return false;
  return player.id !== undefined && another.id !== undefined
    ? player.id === another.id
    : player.name !== undefined && player.name === another.name;
}

function isAtOnce({ event: one }: Told, { event: other }: Told): boolean {
  return one.time.elapsed === other.time.elapsed && (one.time.extra ?? 0) === (other.time.extra ?? 0);
}
