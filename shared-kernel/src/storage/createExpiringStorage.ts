import * as v from 'valibot';
import type { Decoder } from '../decode/decode';
import { attempt } from './attempt';

/** Entries in the visitor's browser: a value and, if it expires, its expiry. */
export type ExpiringStorage = {
  /** The stored value, or `undefined` when it is missing, expired or unreadable. */
  get<T>(key: string, decode: Decoder<T>): T | undefined;
  /** @param minutes until the value expires; by default never */
  set(key: string, value: unknown, minutes?: number): void;
  remove(key: string): void;
  /** Calls back when another tab changed the entry, and when the page comes back, which heard of no change while it was gone. Returns its stop. */
  onChanged(key: string, listener: () => void): () => void;
};

/** The parts of the browser's window that we need; tests pass their own. */
export type StorageHost = {
  readonly localStorage: Storage;
  addEventListener(type: 'storage' | 'pageshow', listener: (event: Event) => void): void;
  removeEventListener(type: 'storage' | 'pageshow', listener: (event: Event) => void): void;
};

const PREFIX = 'tyso.';

const entrySchema = v.object({ value: v.unknown(), expiry: v.nullish(v.number()) });

/**
 * Storage that may be blocked, full or damaged (S3): the site then works with what it remembers for the visit.
 *
 * @param now milliseconds, such as `Date.now`; an entry's `expiry` is in the same unit
 */
export function createExpiringStorage(host: StorageHost, now: () => number): ExpiringStorage {
  const visit = new Map<string, string>();
  const backend = usable(host);

  const read = (key: string): string | null => {
    const remembered = visit.get(key);
    if (remembered !== undefined) return remembered;
    return attempt(() => backend?.getItem(PREFIX + key) ?? null) ?? null;
  };
  const remove = (key: string) => {
    visit.delete(key);
    attempt(() => backend?.removeItem(PREFIX + key));
  };

  return {
    remove,
    get(key, decode) {
      const entry = v.safeParse(
        entrySchema,
        attempt(() => JSON.parse(read(key) ?? 'null')),
      );
      if (!entry.success) return undefined;
      const { value, expiry } = entry.output;
      if (typeof expiry === 'number' && expiry <= now()) return undefined;
      return attempt(() => decode(value));
    },
    set(key, value, minutes) {
      const expiry = minutes === undefined ? undefined : now() + minutes * 60_000;
      const text = JSON.stringify({ value, expiry });
      const isKept = attempt(() => {
        if (!backend) return false;
        backend.setItem(PREFIX + key, text);
        return true;
      });
      if (isKept) visit.delete(key);
      else visit.set(key, text);
    },
    onChanged(key, listener) {
      // A null key means that the other tab cleared everything.
      const onStorage = (event: Event) => {
        if (!('key' in event) || event.key === PREFIX + key || event.key === null) listener();
      };
      host.addEventListener('storage', onStorage);
      host.addEventListener('pageshow', onStorage);
      return () => {
        host.removeEventListener('storage', onStorage);
        host.removeEventListener('pageshow', onStorage);
      };
    },
  };
}

/** Browsers throw on mere access to a blocked storage. */
function usable(host: StorageHost): Storage | undefined {
  return attempt(() => host.localStorage);
}
