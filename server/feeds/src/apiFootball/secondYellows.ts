import { IncidentType } from 'shared-kernel/entities/incident';
import type { ShownEvent } from './shownEvent';

/**
 * A second yellow is one entry. The vendor lists it as a yellow and a red card of one player in one minute, or as itself
 * with either of them. A yellow and a red of somebody without an earlier yellow are two cards.
 */
export function withSecondYellows(events: readonly ShownEvent[]): ShownEvent[] {
  const left = new Set<ShownEvent>();
  const upgraded = new Set<ShownEvent>();
  for (const one of events) {
    if (one.type !== IncidentType.SecondYellow && one.type !== IncidentType.RedCard) continue;
    const yellows = events.filter((other) => other.type === IncidentType.YellowCard && isOfOne(one, other));
    const atOnce = yellows.length > 1 ? yellows.find((yellow) => isAtOnce(one, yellow)) : undefined;
    if (one.type === IncidentType.SecondYellow) {
      const isRedOfIt = (other: ShownEvent) =>
        other.type === IncidentType.RedCard && isOfOne(one, other) && isAtOnce(one, other);
      for (const double of [...events.filter(isRedOfIt), ...(atOnce ? [atOnce] : [])]) left.add(double);
    } else if (atOnce && !left.has(one)) {
      left.add(one);
      upgraded.add(atOnce);
    }
  }
  return events
    .filter((one) => !left.has(one))
    .map((one) => (upgraded.has(one) ? { ...one, type: IncidentType.SecondYellow } : one));
}

/** Cards of the same player, who is known by number or else by name. */
function isOfOne(one: ShownEvent, other: ShownEvent): boolean {
  const [player, another] = [one.event.player, other.event.player];
  if (one.position !== other.position || !player || !another) return false;
  return player.id !== undefined && another.id !== undefined
    ? player.id === another.id
    : player.name !== undefined && player.name === another.name;
}

function isAtOnce({ event: one }: ShownEvent, { event: other }: ShownEvent): boolean {
  return one.time.elapsed === other.time.elapsed && (one.time.extra ?? 0) === (other.time.extra ?? 0);
}
