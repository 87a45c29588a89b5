/** A record of a vendor with the moment of its last change, in any unit that grows; absent when the vendor does not say. */
export type Dated = { id: number; changedAt: number | undefined };

/**
 * Keeps a vendor's records from going back in time: an answer out of some cache may be older than the one before it.
 * A record without a date is taken as it comes.
 */
export function createNewestOnly<T extends Dated>(): (records: readonly T[]) => T[] {
  const newest = new Map<number, T>();
  return (records) =>
    records.map((record) => {
      const known = newest.get(record.id);
      if (known && isOlder(record, known)) return known;
      newest.set(record.id, record);
      return record;
    });
}

function isOlder(record: Dated, known: Dated): boolean {
  return record.changedAt !== undefined && known.changedAt !== undefined && record.changedAt < known.changedAt;
}
