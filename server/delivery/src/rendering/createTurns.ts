export type Turns<T> = {
  /** @param visitor their address; empty for what is everybody's */
  add(visitor: string, one: T): void;
  next(): T | undefined;
  /** All that wait; nobody waits any more. */
  clear(): T[];
};

/** A queue in which addresses take turns: who asks for much waits for themselves, and everybody else for one of theirs at most. */
export function createTurns<T>(): Turns<T> {
  // In the order of their turns.
  const waiting = new Map<string, T[]>();

  return {
    add(visitor, one) {
      const own = waiting.get(visitor);
      if (own) own.push(one);
      else waiting.set(visitor, [one]);
    },
    next() {
      const [first] = waiting;
      if (!first) return undefined;
      const [visitor, [one, ...others]] = first;
      waiting.delete(visitor);
      if (others.length > 0) waiting.set(visitor, others);
      return one;
    },
    clear() {
      const all = [...waiting.values()].flat();
      waiting.clear();
      return all;
    },
  };
}
