/** What was told under each id, with the number of its last change. */
export type Kept<T> = {
  /** @returns whether it is another than before; nothing takes nothing back */
  keep(told: T | undefined): boolean;
  has(id: number): boolean;
  forget(id: number): void;
  /** What changed after that many changes. */
  since(moment: number): T[];
};

/** @param count gives each change its number */
export function createKept<T>(idOf: (told: T) => number, count: () => number): Kept<T> {
  const known = new Map<number, { told: T; text: string; changedAt: number }>();
  return {
    keep(told) {
      const text = JSON.stringify(told);
      if (told === undefined || known.get(idOf(told))?.text === text) return false;
      known.set(idOf(told), { told, text, changedAt: count() });
      return true;
    },
    has: (id) => known.has(id),
    forget: (id) => void known.delete(id),
    since: (moment) => [...known.values()].flatMap(({ told, changedAt }) => (changedAt > moment ? [told] : [])),
  };
}
