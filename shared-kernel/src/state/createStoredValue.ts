import { BehaviorSubject, type Observable } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';
import type { Decoder } from 'shared-kernel/decode/decode';

export type StoredValue<T> = {
  readonly value$: Observable<T>;
  set(value: T): void;
  /** Follows other tabs until the function it returns is called. */
  open(): () => void;
};

type Options<T> = {
  /** Reads what is stored; throws when it is broken or of an older shape, and the default holds. */
  decode: Decoder<T>;
  /** The value as JSON can hold it. */
  encode: (value: T) => unknown;
  standIn: T;
};

/** A value that the visitor chose, kept in the browser and shared with other tabs. */
export function createStoredValue<T>(
  storage: Shell['storage'],
  key: string,
  { decode, encode, standIn }: Options<T>,
): StoredValue<T> {
  const read = () => storage.get(key, decode) ?? standIn;
  const value$ = new BehaviorSubject<T>(read());
  const isSame = (one: T, other: T) => JSON.stringify(encode(one)) === JSON.stringify(encode(other));
  return {
    value$,
    set(value) {
      storage.set(key, encode(value));
      value$.next(value);
    },
    open() {
      const stop = storage.onChanged(key, () => value$.next(read()));
      // What another tab changed before this one listened, or while it was on another page.
      const stored = read();
      if (!isSame(stored, value$.value)) value$.next(stored);
      return stop;
    },
  };
}
