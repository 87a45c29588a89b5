import * as v from 'valibot';

/** What a field is, for readers of the API's description. */
export const described = <Schema extends v.GenericSchema>(schema: Schema, description: string) =>
  v.pipe(schema, v.description(description));

const perhapsDescribed = (schema: v.GenericSchema, description?: string): v.GenericSchema =>
  description === undefined ? schema : described(schema, description);

// Fields of answers.

export const text = (description?: string) => perhapsDescribed(v.string(), description);
export const integer = (description?: string) => perhapsDescribed(v.pipe(v.number(), v.integer()), description);
export const flag = (description?: string) => perhapsDescribed(v.boolean(), description);
export const list = (item: v.GenericSchema, description?: string) => perhapsDescribed(v.array(item), description);
export const record = (entries: v.ObjectEntries, description?: string) =>
  perhapsDescribed(v.object(entries), description);

/** `{ "data": … }`, the frame of answers. */
export const dataOf = (data: v.GenericSchema) => v.object({ data });

/** The same, with `null` where there is no such thing. */
export const dataOrNull = (data: v.GenericSchema, whyNull: string) =>
  dataOf(described(v.nullable(data), `\`null\`: ${whyNull}`));

// Parameters: the message of each is what is expected.

export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  v.picklist(values, `one of ${values.join(', ')}`);

/** An id, ours or that of another form (M18). */
export const anId = v.message(
  v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  'an id (a text of 1 to 500 characters)',
);

/** Zero, or digits without a leading zero, perhaps negative. */
const WHOLE_NUMBER = /^(?:0|-?[1-9]\d*)$/;

/** Too many digits are infinity for JavaScript. */
const isWhole = (given: string) => WHOLE_NUMBER.test(given) && Number.isFinite(Number(given));

/** A whole number in one spelling: `1e2`, `+1`, `01` and ` 1` would be further addresses of one thing, and further entries in every cache. */
export function wholeNumber(from: number, to: number, expected = `a whole number from ${from} to ${to}`) {
  const toNumber = (given: unknown) => (typeof given === 'string' && isWhole(given) ? Number(given) : given);
  const number = v.pipe(v.unknown(), v.transform(toNumber), v.number(), v.minValue(from), v.maxValue(to), v.integer());
  return v.message(number, expected);
}

/** A parameter that may be there several times. */
export function repeated<T>(item: v.GenericSchema<unknown, T>, least: number, most: number, expected: string) {
  const toList = (given: unknown) => (given === undefined ? given : [given].flat());
  const items = v.pipe(v.array(item), v.minLength(least), v.maxLength(most));
  return v.message(v.pipe(v.unknown(), v.transform(toList), items), expected);
}

/** The pattern of a date lets 30 February pass, and zones that JavaScript cannot read. */
const isOnCalendar = (given: string) =>
  new Date(given.slice(0, 10)).getUTCDate() === Number(given.slice(8, 10)) && !Number.isNaN(Date.parse(given));

export const isoDate = v.message(
  v.pipe(v.string(), v.isoTimestamp(), v.check(isOnCalendar)),
  'an ISO date with zone such as 2022-12-09T00:00:00Z',
);
