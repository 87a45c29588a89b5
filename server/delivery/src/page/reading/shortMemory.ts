type Held<T> = { readonly value: Promise<T>; readonly patience: Promise<undefined>; until: number };

type Limits = {
  /** How long an answer counts, in milliseconds from when it came. */
  readonly freshMs: number;
  /** How long anybody waits for one, in milliseconds from when it was asked for. */
  readonly patienceMs: number;
  /** The most answers that are held; the one that was used longest ago goes first. */
  readonly most: number;
  readonly now?: () => number;
};

/**
 * Answers by key, held for a moment, so that a burst asks once. Who comes while a slow answer is on its way
 * waits for the rest of its time and not for a time of their own.
 */
export function createShortMemory<T>({ freshMs, patienceMs, most, now = performance.now.bind(performance) }: Limits) {
  const held = new Map<string, Held<T>>();

  function ask(question: () => Promise<T>): Held<T> {
    const entry: Held<T> = {
      until: Number.POSITIVE_INFINITY,
      patience: new Promise((resolve) => setTimeout(resolve, patienceMs, undefined).unref()),
      value: question().finally(() => {
        entry.until = now() + freshMs;
      }),
    };
    // Nobody may be waiting any more when it fails.
    entry.value.catch(() => {});
    return entry;
  }

  return {
    /** The answer, or `undefined` when it takes too long; rejects as the question does. */
    get(key: string, question: () => Promise<T>): Promise<T | undefined> {
      const known = held.get(key);
      const entry = known && known.until > now() ? known : ask(question);
      held.delete(key);
      held.set(key, entry);
      const [oldest] = held.keys();
      if (held.size > most && oldest !== undefined) held.delete(oldest);
      return Promise.race([entry.value, entry.patience]);
    },
  };
}
