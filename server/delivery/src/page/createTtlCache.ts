type Held<T> = {
  readonly value: Promise<T>;
  readonly timeout: Promise<undefined>;
  /** The previous answer, while this one loads. */
  before: Held<T> | undefined;
  until: number;
};

type Limits = {
  /** How long an answer is fresh, in milliseconds after it came. */
  readonly freshMs: number;
  /** Longest wait for an answer, in milliseconds after its request. */
  readonly waitMs: number;
  /** How much longer an answer is used while the next one loads, so that nobody waits for a popular page. */
  readonly staleMs?: number;
  /** Most answers to keep; the least recently used one is dropped. */
  readonly most: number;
  readonly now?: () => number;
};

/** A short-lived cache: a burst makes one request. A caller during a slow request waits only for the rest of it. */
export function createTtlCache<T>(limits: Limits) {
  const { freshMs, waitMs, staleMs = 0, most, now = performance.now.bind(performance) } = limits;
  const held = new Map<string, Held<T>>();

  function begin(load: () => Promise<T>, before: Held<T> | undefined): Held<T> {
    const entry: Held<T> = {
      before,
      until: Number.POSITIVE_INFINITY,
      timeout: new Promise((resolve) => setTimeout(resolve, waitMs, undefined).unref()),
      value: load().finally(() => {
        entry.before = undefined;
        entry.until = now() + freshMs;
      }),
    };
    // No caller may be left when it fails.
    entry.value.catch(() => {});
    return entry;
  }

  const isFresh = (entry: Held<T> | undefined): entry is Held<T> => entry !== undefined && entry.until > now();
  const fallback = (entry: Held<T> | undefined) => (entry && entry.until + staleMs > now() ? entry : undefined);
  const inTime = ({ value, timeout }: Held<T>) => Promise.race([value, timeout]);

  /** Answers that nobody will use any more, as far as they are the least recently used. */
  function dropOld(): void {
    for (const [key, entry] of held) {
      if (entry.until + staleMs > now()) return;
      held.delete(key);
    }
  }

  return {
    /** The answer, or `undefined` when it takes too long; rejects when the request does. */
    get(key: string, load: () => Promise<T>): Promise<T | undefined> {
      const known = held.get(key);
      const entry = isFresh(known) ? known : begin(load, fallback(known));
      held.delete(key);
      held.set(key, entry);
      dropOld();
      const [oldest] = held.keys();
      if (held.size > most && oldest !== undefined) held.delete(oldest);
      return inTime(fallback(entry.before) ?? entry);
    },
  };
}
