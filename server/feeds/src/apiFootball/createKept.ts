/** The published record of each id, with the number of its last change. */
export type Kept<T> = {
  /** @returns whether it is another than before; nothing takes nothing back */
  keep(record: T | undefined): boolean;
  has(id: number): boolean;
  forget(id: number): void;
  /** What changed after that many changes. */
  since(moment: number): T[];
};

/** @param count gives each change its number */
export function createKept<T>(idOf: (record: T) => number, count: () => number): Kept<T> {
  const known = new Map<number, { record: T; text: string; changedAt: number }>();
  return {
    keep(record) {
      const text = JSON.stringify(record);
      if (record === undefined || known.get(idOf(record))?.text === text) return false;
      known.set(idOf(record), { record, text, changedAt: count() });
      return true;
    },
    has: (id) => known.has(id),
    forget: (id) => void known.delete(id),
    since: (moment) => [...known.values()].flatMap(({ record, changedAt }) => (changedAt > moment ? [record] : [])),
  };
}
