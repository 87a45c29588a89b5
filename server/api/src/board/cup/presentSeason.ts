import type { CupMatch } from './cupMatch';

/** In seconds: of two matches so far apart the later one is of another season. */
const BREAK = 120 * 86_400;

/**
 * The matches of the season that is played, or was played last. A cup pauses over a winter, but for no third of a year; and
 * without such a pause a season ends with its final: what is played after it is of the next one.
 *
 * @param matches of one competition, in any order
 */
export function presentSeason(matches: readonly CupMatch[]): CupMatch[] {
  const inOrder = [...matches].sort((one, other) => one.kickOff - other.kickOff);
  let first = inOrder.length - 1;
  while (first > 0 && !isBetweenSeasons(inOrder[first - 1], inOrder[first])) first--;
  return inOrder.slice(Math.max(0, first));
}

function isBetweenSeasons(before: CupMatch | undefined, after: CupMatch | undefined): boolean {
  if (!before || !after) return false;
  return after.kickOff - before.kickOff >= BREAK || (before.round === 'final' && isEarlyRound(after));
}

/** The match for the third place may follow the final. */
const isEarlyRound = ({ round }: CupMatch) => round !== 'final' && round !== 'third_place';
