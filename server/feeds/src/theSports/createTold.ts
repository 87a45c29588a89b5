import { createHash } from 'node:crypto';

/** What of a batch the store does not have yet. */
export type BatchTold = {
  /** @param key of the record, unlike those of all others */
  isNew(key: string, record: unknown): boolean;
  /** The store has such a record, or gets it with the batch. */
  has(key: string): boolean;
  /** The batch is stored. */
  stored(): void;
};

/** Remembers what the store has, so that nothing is told twice. */
export type Told = {
  begin(): BatchTold;
  forget(key: string): void;
};

export function createTold(): Told {
  const prints = new Map<string, string>();
  return {
    begin() {
      const given = new Map<string, string>();
      return {
        isNew(key, record) {
          const print = createHash('sha1').update(JSON.stringify(record)).digest('base64');
          if (prints.get(key) === print) return false;
          given.set(key, print);
          return true;
        },
        has: (key) => given.has(key) || prints.has(key),
        stored() {
          for (const [key, print] of given) prints.set(key, print);
        },
      };
    },
    forget: (key) => void prints.delete(key),
  };
}
