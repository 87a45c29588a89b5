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

/** A field of foreign data, whatever that is; `undefined` when it has none of that name. */
export function fieldOf(raw: unknown, name: string | number): unknown {
  const isThere = typeof raw === 'object' && raw !== null && Object.hasOwn(raw, name);
  return isThere ? Reflect.get(raw, name) : undefined;
}

/** The vendor's ids are short texts, such as `1l4rjnh22p2wm7v`. */
export const vendorId = v.pipe(
  v.unknown(),
  v.transform((raw) => (typeof raw === 'number' ? String(raw) : raw)),
  v.string('an id'),
  v.regex(/^[\w-]{1,64}$/, 'an id of up to 64 letters and digits'),
);
