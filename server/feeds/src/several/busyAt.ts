import { matchState } from 'shared-kernel/entities/matchState';
import type { Seen } from './createSightings';

/** A match may be on for so long after its kick-off, in seconds. */
const LONGEST = 4 * 3600;

/** Keys of the competitions with a match that should be on, by any feed. */
export function busyAt(all: Iterable<Pick<Seen, 'match' | 'kickOff' | 'competition'>>, now: number): Set<string> {
  const busy = new Set<string>();
  for (const { match, kickOff, competition } of all) {
    const { kind } = matchState(match.status_id);
    const isDue = kickOff <= now && now - kickOff < LONGEST;
    if (isDue && (kind === 'live' || kind === 'fixture')) busy.add(competition.key);
  }
  return busy;
}
