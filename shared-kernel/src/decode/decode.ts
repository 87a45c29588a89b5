import * as v from 'valibot';

/** Turns foreign data into a value of ours, or throws a {@link DecodeError}. */
export type Decoder<T> = (raw: unknown) => T;

/** Told of each thing that was left out instead of failing the whole. */
export type Report = (error: Error) => void;

/** Foreign data that is not what was agreed. The message says where, what was expected and what came. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
}

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * Decodes one value.
 *
 * @param at where the value stands in its document, such as `data.3`; it begins the path in the message
 * @throws DecodeError such as `At data.3.home_scores.0: expected a number, got null`
 */
export function decode<T>(schema: Schema<T>, raw: unknown, at = ''): T {
  const result = v.safeParse(schema, raw, { abortEarly: true });
  if (result.success) return result.output;
  throw new DecodeError(explain(result.issues[0], at));
}

/** {@link decode} with its schema filled in, for places that take a {@link Decoder}. */
export function decoder<T>(schema: Schema<T>): Decoder<T> {
  return (raw) => decode(schema, raw);
}

/**
 * Decodes a list item by item: a bad item is left out and reported, so that one odd match
 * never empties the page.
 *
 * @throws DecodeError when `raw` is no list at all
 */
export function decodeList<T>(schema: Schema<T>, raw: unknown, at: string, report: Report): T[] {
  if (!Array.isArray(raw)) throw new DecodeError(`At ${at}: expected a list, got ${shown(raw)}`);
  return raw.flatMap((item, index) => {
    const result = v.safeParse(schema, item, { abortEarly: true });
    if (result.success) return [result.output];
    report(new DecodeError(explain(result.issues[0], `${at}.${index}`)));
    return [];
  });
}

function explain(issue: v.BaseIssue<unknown>, at: string): string {
  const path = [at, ...(issue.path ?? []).map((step) => String(step.key))].filter(Boolean).join('.');
  return `At ${path || 'the top'}: expected ${expected(issue)}, got ${shown(issue.input)}`;
}

const WORDS: Readonly<Record<string, string>> = {
  Array: 'a list',
  Object: 'an object',
  boolean: 'true or false',
  number: 'a number',
  string: 'a text',
};

/** Our schemas give their expectation as the message; the library's own messages begin with "Invalid". */
function expected(issue: v.BaseIssue<unknown>): string {
  if (issue.message.startsWith('Invalid key')) return 'a value';
  if (!issue.message.startsWith('Invalid')) return issue.message;
  return WORDS[issue.expected ?? ''] ?? issue.expected ?? 'something else';
}

/** A short view of a value for a message; long texts are cut, objects are only named. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  return Array.isArray(value) ? 'a list' : `an ${typeof value}`;
}
