/** A vendor's record with the time of its last change, in any growing unit; absent when the vendor does not send it. */
export type Dated = { id: number; changedAt: number | undefined };

/**
 * Drops older versions of a vendor's records: an answer from a cache may be older than the one before it. A record
 * without a date is always taken.
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
