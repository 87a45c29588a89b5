/**
 * Reads something at most once in so many seconds, however many ask; those who ask while it is read wait for the same
 * answer. A failed read is not kept.
 *
 * @param now seconds that never run backwards
 */
export function keptFor<T>(
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
