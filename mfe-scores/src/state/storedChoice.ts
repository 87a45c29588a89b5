import type { Shell } from 'shared-kernel/contract/shell';
import { createStoredValue, type StoredValue } from './storedValue';

/** One of a few values, kept in the browser and shared with other tabs. The first is the default. */
export function createStoredChoice<T>(
  storage: Shell['storage'],
  key: string,
  choices: readonly [T, ...T[]],
): StoredValue<T> {
  const decode = (raw: unknown): T => choices.find((choice) => choice === raw) ?? choices[0];
  return createStoredValue<T>(storage, key, { decode, encode: (value) => value, standIn: choices[0] });
}
