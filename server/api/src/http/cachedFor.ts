/**
 * Caches a read for so many seconds; callers during a read share its answer. A failed read is not cached.
 *
 * @param now monotonic seconds
 */
export function cachedFor<T>(
  seconds: number,
  read: () => Promise<T>,
  now: () => number = () => performance.now() / 1000,
): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined;
  return () => {
    if (kept && now() - kept.at < seconds) return kept.value;
    const reading = { at: now(), value: read() };
    kept = reading;
    reading.value.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.value;
  };
}
