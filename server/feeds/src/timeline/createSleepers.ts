/** Who waits on a clock that somebody turns, such as a test. */
export type Sleepers = {
  /** The same as {@link WallClock.at}. */
  at(moment: number, run: () => void): () => void;
  /** When the first wakes. */
  next(): number | undefined;
  /**
   * Wakes them one after another up to a moment, of several with one moment the first that went to sleep.
   *
   * @param show receives each one's moment before it wakes
   * @param rest resolves when nothing more follows from what woke
   */
  wakeUntil(moment: number, show: (moment: number) => void, rest: () => Promise<void>): Promise<void>;
  wakeAll(): void;
};

type Sleeper = { moment: number; run: () => void };

export function createSleepers(): Sleepers {
  const sleepers = new Set<Sleeper>();

  function first(): Sleeper | undefined {
    let found: Sleeper | undefined;
    for (const one of sleepers) if (!found || one.moment < found.moment) found = one;
    return found;
  }

  return {
    at(moment, run) {
      const sleeper = { moment, run };
      sleepers.add(sleeper);
      return () => sleepers.delete(sleeper);
    },
    next: () => first()?.moment,
    async wakeUntil(moment, show, rest) {
      await rest();
      for (let next = first(); next && next.moment <= moment; next = first()) {
        show(next.moment);
        sleepers.delete(next);
        next.run();
        await rest();
      }
    },
    wakeAll() {
      const woken = [...sleepers];
      sleepers.clear();
      for (const { run } of woken) run();
    },
  };
}
