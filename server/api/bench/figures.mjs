/**
 * The value below which this share of the figures lies.
 *
 * @param {readonly number[]} figures
 * @param {number} share
 */
export function at(figures, share) {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** @param {readonly number[]} figures */
export const median = (figures) => at(figures, 0.5);
