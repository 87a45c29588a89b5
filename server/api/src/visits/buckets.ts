/** Each bucket is a tenth wider than the one before: a percentile is then right within 5 %. */
const GROWTH = Math.log(1.1);

/** The bucket of a measurement of 0 or more. Everything below 1 is in the first. */
export function bucketOf(value: number): number {
  return value < 1 ? 0 : Math.round(Math.log(value) / GROWTH) + 1;
}

/** What stands for all measurements of a bucket. */
export function middleOf(bucket: number): number {
  return bucket === 0 ? 0 : Math.exp((bucket - 1) * GROWTH);
}

/**
 * The value that a share of all measurements does not exceed, and how many there are.
 *
 * @param share such as 0.75
 * @returns `undefined` without measurements
 */
export function percentile(
  buckets: readonly (readonly [bucket: number, count: number])[],
  share: number,
): { value: number; count: number } | undefined {
  const count = buckets.reduce((sum, [, times]) => sum + times, 0);
  let left = Math.ceil(count * share);
  for (const [bucket, times] of [...buckets].sort(([a], [b]) => a - b)) {
    left -= times;
    if (left <= 0 && count > 0) return { value: middleOf(bucket), count };
  }
  return undefined;
}
