import { phaseOf } from 'shared-kernel/rules/status';
import type { Seen } from './createSightings';

/** A match may be on for so long after its kick-off, in seconds. */
const LONGEST = 4 * 3600;

/** Keys of the competitions with a match that should be on, by any feed. */
export function busyAt(all: Iterable<Pick<Seen, 'match' | 'kickOff' | 'competition'>>, now: number): Set<string> {
  const busy = new Set<string>();
  for (const { match, kickOff, competition } of all) {
    const phase = phaseOf(match.status_id);
    const isDue = kickOff <= now && now - kickOff < LONGEST;
    if (isDue && (phase === 'live' || phase === 'notStarted')) busy.add(competition.key);
  }
  return busy;
}
