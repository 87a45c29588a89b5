/** Records of one kind, such as teams, each in its last state. */
export type ChangeBuffer<T> = {
  /** @param rank of the feed that has it, 0 the first: a record stays that of the first feed that has it */
  take(record: T, rank?: number): void;
  /** All records, by id. */
  all(): T[];
  /** The records that changed since the last call. */
  drain(): T[];
  /** All records are news again. */
  again(): void;
};

export function createChangeBuffer<T>(idOf: (record: T) => number): ChangeBuffer<T> {
  const kept = new Map<number, { rank: number; text: string; record: T }>();
  let news = new Set<number>();
  return {
    take(record, rank = 0) {
      const id = idOf(record);
      const before = kept.get(id);
      if (before && before.rank < rank) return;
      const text = JSON.stringify(record);
      if (before?.text !== text) news.add(id);
      kept.set(id, { rank, text, record });
    },
    all: () => [...kept].sort(([a], [b]) => a - b).map(([, { record }]) => record),
    drain() {
      const records = [...news].flatMap((id) => kept.get(id)?.record ?? []);
      news = new Set();
      return records;
    },
    again() {
      news = new Set(kept.keys());
    },
  };
}
