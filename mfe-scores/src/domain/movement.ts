/** Where lines stand in the window, in px from its top, by match. */
export type Places = ReadonlyMap<string, number>;

/**
 * How far the lines in sight moved, in px: the middle of their movements, so that the one match that changed its place
 * does not count for the others. 0 when less than half of them are still there: the reader asked for another board.
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
