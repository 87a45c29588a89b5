/** Two teams do not meet again at the same ground within this time, in seconds; once they did at both on one day. */
const SAME_MATCH = 18 * 3600;

type Fixture = { home: string; away: string; kickOff: number };

/**
 * Finds fixtures that a file lists twice.
 *
 * @returns the place of the same match among those that were asked for before; the first has none
 */
export function createListed(): (fixture: Fixture, place: string) => string | undefined {
  const met = new Map<string, { place: string; kickOff: number }[]>();
  return ({ home, away, kickOff }, place) => {
    const pair = [home, away].join('\n');
    const others = met.get(pair) ?? [];
    const same = others.find((other) => Math.abs(other.kickOff - kickOff) < SAME_MATCH);
    if (same) return same.place;
    met.set(pair, [...others, { place, kickOff }]);
    return undefined;
  };
}
