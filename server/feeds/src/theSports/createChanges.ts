/** Records that changed since they were last taken. */
export type Changes<T> = {
  add(key: T): void;
  /** What changed; from now on it counts as published. */
  take(): ReadonlySet<T>;
  /** What was taken is not stored. */
  putBack(keys: ReadonlySet<T>): void;
};

export function createChanges<T>(): Changes<T> {
  let changed = new Set<T>();
  return {
    add: (key) => void changed.add(key),
    take() {
      const taken = changed;
      changed = new Set();
      return taken;
    },
    putBack(keys) {
      for (const key of keys) changed.add(key);
    },
  };
}
