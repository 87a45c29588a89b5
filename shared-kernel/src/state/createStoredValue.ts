import { BehaviorSubject } from 'rxjs';
import type { Decoder } from '../decode/decode';
import type { ExpiringStorage } from '../storage/expiringStorage';

export type StoredValue<T> = {
  readonly value$: BehaviorSubject<T>;
  set(value: T): void;
  /** From what is stored now: another tab may have changed it a moment ago. */
  update(change: (stored: T) => T): void;
  /** Looks at what is stored now; a value may have ended. */
  refresh(): void;
  /** Follows other tabs until the function it returns is called. */
  open(): () => void;
};

type Options<T> = {
  /** Reads what is stored; where it throws or finds nothing, as of an older shape, the default holds. */
  decode: Decoder<T | undefined>;
  /** The value as JSON can hold it. */
  encode?: (value: T) => unknown;
  standIn: T;
  /** How long a choice holds; without it, for good. */
  minutes?: number;
};

/** A value that the visitor chose, kept in the browser and shared with other tabs. */
export function createStoredValue<T>(
  storage: ExpiringStorage,
  key: string,
  { decode, encode = (value) => value, standIn, minutes }: Options<T>,
): StoredValue<T> {
  const read = () => storage.get(key, decode) ?? standIn;
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
      // What another tab changed before this one listened, or while it was on another page.
      refresh();
      return storage.onChanged(key, refresh);
    },
  };
}
