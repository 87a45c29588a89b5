/** Records of one kind, such as teams. */
export type Shelf<T extends { id: number }> = {
  /** @param feed its place in `FEED` */
  take(feed: number, record: T): void;
  /** The records that changed since the last call. */
  drain(): T[];
  /** All records are news again. */
  again(): void;
};

/**
 * Keeps of each record that of the first feed that has it, so that a club keeps its name while a deputy tells its
 * matches.
 */
export function createShelf<T extends { id: number }>(): Shelf<T> {
  const kept = new Map<number, { feed: number; text: string; record: T }>();
  let news = new Set<number>();
  return {
    take(feed, record) {
      const before = kept.get(record.id);
      if (before && before.feed < feed) return;
      const text = JSON.stringify(record);
      if (before?.text !== text) news.add(record.id);
      kept.set(record.id, { feed, text, record });
    },
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
