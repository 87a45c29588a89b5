/** The value below which this share of the figures lies. */
export function at(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export function median(figures: readonly number[]): number {
  return at(figures, 0.5);
}

/** @returns `NaN` for anything but a number */
export function asNumber(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN;
}
