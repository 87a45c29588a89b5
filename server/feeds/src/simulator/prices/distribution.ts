/** Number of goals to compute; more count as ten. */
const MOST_GOALS = 10;

/** The probability of each number of goals with this mean (Poisson). */
export function goalChances(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= MOST_GOALS; goals++) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

/** A figure, such as a goal difference, and its probability. */
export type Chance = { value: number; chance: number };

/** The goal difference from now on, home minus away. */
export function differences(home: number, away: number): Chance[] {
  const [ours, theirs] = [goalChances(home), goalChances(away)];
  const sums = new Array<number>(2 * MOST_GOALS + 1).fill(0);
  for (const [scored, a] of ours.entries()) {
    for (const [conceded, b] of theirs.entries()) {
      const index = scored - conceded + MOST_GOALS;
      sums[index] = (sums[index] ?? 0) + a * b;
    }
  }
  return sums.map((chance, index) => ({ value: index - MOST_GOALS, chance }));
}

/** The number of goals from now on. */
export function totals(mean: number): Chance[] {
  return goalChances(mean).map((chance, value) => ({ value, chance }));
}

export function chanceThat(chances: readonly Chance[], holds: (value: number) => boolean): number {
  return chances.reduce((sum, { value, chance }) => (holds(value) ? sum + chance : sum), 0);
}
