import { BehaviorSubject, type Observable } from 'rxjs';
import type { Shell } from 'shared-kernel/contract/shell';

export type StoredChoice<T> = {
  readonly value$: Observable<T>;
  choose(value: T): void;
  /** Follows other tabs until the function it returns is called. */
  open(): () => void;
};

/** One of a few values that the visitor chose, kept in the browser and shared with other tabs. The first is the default. */
export function createStoredChoice<T>(
  storage: Shell['storage'],
  key: string,
  choices: readonly [T, ...T[]],
): StoredChoice<T> {
  const known = (raw: unknown): T => choices.find((choice) => choice === raw) ?? choices[0];
  const read = () => storage.get(key, known) ?? choices[0];
  const value$ = new BehaviorSubject<T>(read());
  return {
    value$,
    choose(value) {
      storage.set(key, value);
      value$.next(value);
    },
    open: () => storage.onChanged(key, () => value$.next(read())),
  };
}
