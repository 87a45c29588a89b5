/** Number of goals to compute; more count as ten. */
const MAX_GOALS = 10;

/** The probability of each number of goals with this mean (Poisson). @param most numbers to compute */
export function goalChances(mean: number, most = MAX_GOALS): number[] {
  const chances = [Math.exp(-mean)];
  for (let goals = 1; goals <= most; goals++) chances.push(((chances[goals - 1] ?? 0) * mean) / goals);
  return chances;
}

/** A figure, such as a goal difference, and its probability. */
export type Chance = { value: number; chance: number };

/** The goal difference from now on, home minus away. */
export function differences(home: number, away: number, most = MAX_GOALS): Chance[] {
  const [ours, theirs] = [goalChances(home, most), goalChances(away, most)];
  const sums = new Array<number>(2 * most + 1).fill(0);
  for (const [scored, a] of ours.entries()) {
    for (const [conceded, b] of theirs.entries()) {
      const index = scored - conceded + most;
      sums[index] = (sums[index] ?? 0) + a * b;
    }
  }
  return sums.map((chance, index) => ({ value: index - most, chance }));
}

/** The number of goals from now on. */
export function totals(mean: number, most = MAX_GOALS): Chance[] {
  return goalChances(mean, most).map((chance, value) => ({ value, chance }));
}

export function chanceThat(chances: readonly Chance[], holds: (value: number) => boolean): number {
  return chances.reduce((sum, { value, chance }) => (holds(value) ? sum + chance : sum), 0);
}
