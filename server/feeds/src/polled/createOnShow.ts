/** Results and fixtures of vendors are on show this far from now, in seconds. */
export const SHOWN = 15.5 * 24 * 3600;

/**
 * Chooses the matches of a vendor that are published: those on show, and once more each that was on show and has another date,
 * whatever it is. Without that the store would keep it on the old one.
 */
export function createOnShow<T extends { id: number }>(
  kickOffOf: (match: T) => number,
): (matches: readonly T[], now: number) => T[] {
  let before: ReadonlyMap<number, number> = new Map();
  return (matches, now) => {
    const isShown = (match: T) => Math.abs(kickOffOf(match) - now) <= SHOWN;
    const hasMoved = (match: T) => (before.get(match.id) ?? kickOffOf(match)) !== kickOffOf(match);
    const shown = matches.filter((match) => isShown(match) || hasMoved(match));
    before = new Map(matches.filter(isShown).map((match) => [match.id, kickOffOf(match)]));
    return shown;
  };
}
