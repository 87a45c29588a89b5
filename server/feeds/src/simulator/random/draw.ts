import type { Random } from './random';

export function hasLuck(random: Random, probability: number): boolean {
  return random() < probability;
}

/** A whole number from `low` to `high`, both included. */
export function wholeBetween(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** Returns whole numbers below `below`, each once; fewer than requested when they run out. */
export function distinct(random: Random, below: number): (count: number) => number[] {
  const taken = new Set<number>();
  return (count) => {
    const drawn: number[] = [];
    while (drawn.length < count && taken.size < below) {
      const number = wholeBetween(random, 0, below - 1);
      if (taken.has(number)) continue;
      taken.add(number);
      drawn.push(number);
    }
    return drawn;
  };
}

/** Number of occurrences of an event with this mean (Knuth's method, for small means). */
export function timesOf(random: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let times = 0;
  for (let product = random(); product > limit; product *= random()) times++;
  return times;
}

/** One of the items, with probability by weight. */
export function weighted<T>(random: Random, items: readonly T[], weightOf: (item: T) => number): T | undefined {
  let rest = random() * items.reduce((sum, item) => sum + weightOf(item), 0);
  for (const item of items) {
    rest -= weightOf(item);
    if (rest < 0) return item;
  }
  return items.at(-1);
}
