import { createHash } from 'node:crypto';

/** What of a batch the store does not have yet. */
export type BatchFingerprints = {
  /** @param key of the record, unlike those of all others */
  isNew(key: string, record: unknown): boolean;
  /** The store has such a record, or gets it with the batch. */
  has(key: string): boolean;
  /** The batch is stored. */
  stored(): void;
};

/** Remembers what the store has, so that nothing is sent twice. */
export type SentFingerprints = {
  begin(): BatchFingerprints;
  forget(key: string): void;
};

export function createSentFingerprints(): SentFingerprints {
  const fingerprints = new Map<string, string>();
  return {
    begin() {
      const given = new Map<string, string>();
      return {
        isNew(key, record) {
          const fingerprint = createHash('sha1').update(JSON.stringify(record)).digest('base64');
          if (fingerprints.get(key) === fingerprint) return false;
          given.set(key, fingerprint);
          return true;
        },
        has: (key) => given.has(key) || fingerprints.has(key),
        stored() {
          for (const [key, fingerprint] of given) fingerprints.set(key, fingerprint);
        },
      };
    },
    forget: (key) => void fingerprints.delete(key),
  };
}
