import * as v from 'valibot';

/**
 * The items of a list, or of the object that the vendor's own tools make of a list now and then: `{"0": …, "1": …}`.
 * `undefined` for anything else.
 */
export function listFrom(raw: unknown): readonly unknown[] | undefined {
  if (Array.isArray(raw)) return raw;
  if (typeof raw !== 'object' || raw === null) return undefined;
  const entries = Object.entries(raw);
  if (!entries.every(([key]) => /^\d{1,9}$/.test(key))) return undefined;
  return entries.map(([, item]) => item);
}

/** {@link listFrom} as a schema. */
export const listLike = v.pipe(
  v.unknown(),
  v.transform((raw) => listFrom(raw) ?? raw),
  v.array(v.unknown(), 'a list'),
);
