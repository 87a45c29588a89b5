import { BehaviorSubject } from 'rxjs';
import type { Decoder } from '../decode/decode';
import type { ExpiringStorage } from '../storage/createExpiringStorage';

export type StoredValue<T> = {
  readonly value$: BehaviorSubject<T>;
  set(value: T): void;
  /** Starts from the stored value: another tab may have just changed it. */
  update(change: (stored: T) => T): void;
  /** Reads the stored value again; it may have expired. */
  refresh(): void;
  /** Follows other tabs until the returned function is called. */
  open(): () => void;
};

type Options<T> = {
  /** Reads the stored value; the default applies when it throws or returns nothing, as for an older shape. */
  decode: Decoder<T | undefined>;
  /** The value as JSON can hold it. */
  encode?: (value: T) => unknown;
  initial: T;
  /** Minutes until a choice expires; by default never. */
  minutes?: number;
};

/** A choice of the visitor, kept in the browser and shared with other tabs. */
export function createStoredValue<T>(
  storage: ExpiringStorage,
  key: string,
  { decode, encode = (value) => value, initial, minutes }: Options<T>,
): StoredValue<T> {
  const read = () => storage.get(key, decode) ?? initial;
  const value$ = new BehaviorSubject<T>(read());
  const isSame = (one: T, other: T) => JSON.stringify(encode(one)) === JSON.stringify(encode(other));
  const set = (value: T) => {
    storage.set(key, encode(value), minutes);
    value$.next(value);
  };
  const refresh = () => {
    const stored = read();
    if (!isSame(stored, value$.value)) value$.next(stored);
  };
  return {
    value$,
    set,
    update: (change) => set(change(read())),
    refresh,
    open() {
      // Another tab may have changed it before this page listened.
      refresh();
      return storage.onChanged(key, refresh);
    },
  };
}
