export type Turns<T> = {
  /** @param whose the address of a visitor; empty for what is everybody's */
  add(whose: string, one: T): void;
  next(): T | undefined;
  /** All that wait; nobody waits any more. */
  clear(): T[];
};

/** A queue in which addresses take turns: who asks for much waits for themselves, and everybody else for one of theirs at most. */
export function createTurns<T>(): Turns<T> {
  // In the order of their turns.
  const waiting = new Map<string, T[]>();

  return {
    add(whose, one) {
      const own = waiting.get(whose);
      if (own) own.push(one);
      else waiting.set(whose, [one]);
    },
    next() {
      const [first] = waiting;
      if (!first) return undefined;
      const [whose, [one, ...others]] = first;
      waiting.delete(whose);
      if (others.length > 0) waiting.set(whose, others);
      return one;
    },
    clear() {
      const all = [...waiting.values()].flat();
      waiting.clear();
      return all;
    },
  };
}
