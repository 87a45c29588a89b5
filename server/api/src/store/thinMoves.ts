type Move = { readonly time: number };

/**
 * At most `most` (2 or more) of the moves of one phase of a match, in order. The first and the last stay. Of the others
 * that one goes, again and again, whose neighbours are closest in time: so the shape stays, and what stays is spread over
 * the whole time.
 *
 * @param moves the oldest first
 */
export function thinMoves<T extends Move>(moves: readonly T[], most: number): readonly T[] {
  const kept = [...moves];
  while (kept.length > Math.max(most, 2)) kept.splice(closest(kept), 1);
  return kept;
}

function closest(moves: readonly Move[]): number {
  let [found, shortest] = [1, Number.POSITIVE_INFINITY];
  for (let index = 1; index < moves.length - 1; index++) {
    const between = (moves[index + 1]?.time ?? 0) - (moves[index - 1]?.time ?? 0);
    if (between < shortest) [found, shortest] = [index, between];
  }
  return found;
}
