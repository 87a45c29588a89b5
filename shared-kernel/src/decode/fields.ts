import * as v from 'valibot';

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A number, also when it is written as a text: vendors send `"3"` for `3`. */
export const numeric = v.pipe(
  v.unknown(),
  v.transform((raw) => (typeof raw === 'string' && NUMBER.test(raw.trim()) ? Number(raw) : raw)),
  v.number('a number'),
  v.finite('a finite number'),
);

/** A whole number that JavaScript holds exactly. */
export const integer = v.pipe(numeric, v.safeInteger('a whole number'));

/** The id of a record: a positive whole number. */
export const id = v.pipe(integer, v.minValue(1, 'an id of 1 or more'));

/** Unix time in whole seconds. */
export const unixSeconds = v.pipe(integer, v.minValue(0, 'a time in unix seconds'));

export const text = v.string('a text');

const TRUE: ReadonlySet<unknown> = new Set([true, 1, '1', 'true']);
const FALSE: ReadonlySet<unknown> = new Set([false, 0, '0', 'false', '']);

/** `true` or `false`, also when written `1`, `"1"`, `0`, `"0"`. */
export const flag = v.pipe(
  v.unknown(),
  v.transform((raw) => (TRUE.has(raw) ? true : FALSE.has(raw) ? false : raw)),
  v.boolean('true or false'),
);

/** A field that may be missing or `null`; both are read as `undefined`, and the key is always there. */
export function optional<T>(schema: v.GenericSchema<unknown, T>) {
  return v.nullish(schema, () => undefined);
}

/** A field with a stand-in for when it is missing or `null`; a value of the wrong type is still refused. */
export function withDefault<T>(schema: v.GenericSchema<unknown, T>, standIn: T) {
  return v.nullish(schema, () => standIn);
}
