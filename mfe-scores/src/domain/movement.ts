/** Distance of lines from the window's top in px, by match. */
export type Places = ReadonlyMap<string, number>;

/**
 * How far the visible lines moved, in px: the median, so that one match that changed its place does not affect the
 * others. 0 when less than half of them are left: the reader asked for another board.
 */
export function movement(before: Places, after: Places): number {
  const moves = [...before].flatMap(([match, top]) => {
    const now = after.get(match);
    return now === undefined ? [] : [now - top];
  });
  if (moves.length * 2 < before.size) return 0;
  moves.sort((one, other) => one - other);
  return moves[Math.floor(moves.length / 2)] ?? 0;
}
