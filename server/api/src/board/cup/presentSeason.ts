import type { CupMatch } from './cupMatch';

/** In seconds: of two matches so far apart the later one is of another season. Qualifying pauses over a winter. */
const BREAK = 200 * 86_400;

/**
 * The matches of the season that is played, or was played last. It ends with its final, or before a long pause. While the next
 * one has qualifying rounds alone, of which there is no table and no bracket, it is still the one before.
 *
 * @param matches of one competition, in any order
 */
export function presentSeason(matches: readonly CupMatch[]): CupMatch[] {
  const seasons = seasonsOf(matches);
  return seasons.findLast((season) => season.some(({ round }) => round !== 'qualifying')) ?? seasons.at(-1) ?? [];
}

function seasonsOf(matches: readonly CupMatch[]): CupMatch[][] {
  const seasons: CupMatch[][] = [];
  let last: CupMatch | undefined;
  let hasFinal = false;
  for (const match of [...matches].sort((one, other) => one.kickOff - other.kickOff)) {
    const isNext: boolean = !last || match.kickOff - last.kickOff >= BREAK || (hasFinal && isEarlyRound(match));
    if (isNext) seasons.push([]);
    seasons.at(-1)?.push(match);
    hasFinal = match.round === 'final' || (hasFinal && !isNext);
    last = match;
  }
  return seasons;
}

/** The match for the third place may follow the final. */
const isEarlyRound = ({ round }: CupMatch) => round !== 'final' && round !== 'third_place';
