/** A match as one feed knows it. `place` is the same for equal competition and teams. */
export type Sighting = { feed: number; id: number; place: string; kickOff: number };

/**
 * Kick-offs up to this far apart are of one match, in seconds. No team meets another twice at the same ground within half
 * a day, and feeds differ by hours where a kick-off is not fixed yet or was moved on the day.
 */
export const NEAR = 12 * 3600;

/** What belongs together, and what only may. */
export type Paired<T> = { groups: T[][]; unsure: T[][] };

/**
 * Groups sightings of one place into matches: of each feed at most one, kick-offs near each other. If a feed has two that
 * are near, nobody knows which is which, and all stay alone: a match shown twice is the lesser evil. Depends on the
 * sightings alone, not on their order.
 */
export function paired<T extends Sighting>(sightings: readonly T[]): Paired<T> {
  const inOrder = [...sightings].sort((a, b) => a.kickOff - b.kickOff || a.feed - b.feed || a.id - b.id);
  const clusters: T[][] = [];
  for (const one of inOrder) {
    const last = clusters.at(-1);
    const before = last?.at(-1);
    if (last && before && one.kickOff - before.kickOff <= NEAR) last.push(one);
    else clusters.push([one]);
  }
  const groups: T[][] = [];
  const unsure: T[][] = [];
  for (const cluster of clusters) {
    const byFeed = [...cluster].sort((a, b) => a.feed - b.feed);
    const feeds = new Set(cluster.map(({ feed }) => feed)).size;
    if (feeds === cluster.length) groups.push(byFeed);
    else groups.push(...byFeed.map((one) => [one]));
    if (feeds > 1 && feeds < cluster.length) unsure.push(byFeed);
  }
  return { groups, unsure };
}
