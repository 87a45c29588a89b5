type Held<T> = {
  readonly value: Promise<T>;
  readonly patience: Promise<undefined>;
  /** What was held before, as long as this one is on its way. */
  before: Held<T> | undefined;
  until: number;
};

type Limits = {
  /** How long an answer counts, in milliseconds from when it came. */
  readonly freshMs: number;
  /** How long anybody waits for one, in milliseconds from when it was asked for. */
  readonly patienceMs: number;
  /** How long after that it stands in while the next is on its way, so that nobody waits for a page that many open. */
  readonly standsInMs?: number;
  /** The most answers that are held; the one that was used longest ago goes first. */
  readonly most: number;
  readonly now?: () => number;
};

/**
 * Answers by key, held for a moment, so that a burst asks once. Who comes while a slow answer is on its way
 * waits for the rest of its time and not for a time of their own.
 */
export function createShortMemory<T>(limits: Limits) {
  const { freshMs, patienceMs, standsInMs = 0, most, now = performance.now.bind(performance) } = limits;
  const held = new Map<string, Held<T>>();

  function ask(question: () => Promise<T>, before: Held<T> | undefined): Held<T> {
    const entry: Held<T> = {
      before,
      until: Number.POSITIVE_INFINITY,
      patience: new Promise((resolve) => setTimeout(resolve, patienceMs, undefined).unref()),
      value: question().finally(() => {
        entry.before = undefined;
        entry.until = now() + freshMs;
      }),
    };
    // Nobody may be waiting any more when it fails.
    entry.value.catch(() => {});
    return entry;
  }

  const isFresh = (entry: Held<T> | undefined): entry is Held<T> => entry !== undefined && entry.until > now();
  const standIn = (entry: Held<T> | undefined) => (entry && entry.until + standsInMs > now() ? entry : undefined);
  const inTime = ({ value, patience }: Held<T>) => Promise.race([value, patience]);

  return {
    /** Whether an answer that counts is held or on its way: asking for it costs nothing. */
    isFresh: (key: string): boolean => isFresh(held.get(key)),
    /** The answer, or `undefined` when it takes too long; rejects as the question does. */
    get(key: string, question: () => Promise<T>): Promise<T | undefined> {
      const known = held.get(key);
      const entry = isFresh(known) ? known : ask(question, standIn(known));
      held.delete(key);
      held.set(key, entry);
      const [oldest] = held.keys();
      if (held.size > most && oldest !== undefined) held.delete(oldest);
      return inTime(standIn(entry.before) ?? entry);
    },
    /** What was answered last, if that is not older than `ms`: better than nothing where nothing may be asked. */
    last(key: string, ms: number): Promise<T | undefined> | undefined {
      const known = held.get(key);
      return known && known.until + ms > now() ? inTime(known) : undefined;
    },
  };
}
