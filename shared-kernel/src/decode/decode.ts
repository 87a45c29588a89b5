import * as v from 'valibot';
import { type LeftOutListener, withLeftOutListener } from './leftOut';
import { toError } from './toError';

/** Turns foreign data into a typed value, or throws a {@link DecodeError}. */
export type Decoder<T> = (raw: unknown) => T;

/** Receives each error that left something out instead of failing the whole. */
export type Report = (error: Error) => void;

/** A list index within a path. */
const PLACE = /(?<=^|\.)\d+(?=\.|$)/g;

/**
 * Foreign data of an unexpected shape. The message says where, what was expected and what came; `field` names the same
 * place in all records of its kind, such as `data.*.incidents.*.time`.
 */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  readonly field: string | undefined;

  constructor(message: string, at?: string) {
    super(message);
    this.field = at?.replaceAll(PLACE, '*');
  }
}

type Schema<T> = v.GenericSchema<unknown, T>;

/**
 * Decodes one value.
 *
 * @param at path of the value in its document, such as `data.3`; the message begins with it
 * @param report receives the fields that were left out
 * @throws DecodeError such as `At data.3.home_scores.0: expected a number, got null`
 */
export function decode<T>(schema: Schema<T>, raw: unknown, at = '', report: Report = noop): T {
  const onLeftOut: LeftOutListener = (field, issue) => {
    const place = [at, field].filter(Boolean).join('.');
    report(new DecodeError(explain(issue, place), placeOf(issue, place)));
  };
  const result = withLeftOutListener(onLeftOut, () => v.safeParse(schema, raw, { abortEarly: true }));
  if (result.success) return result.output;
  throw new DecodeError(explain(result.issues[0], at), placeOf(result.issues[0], at));
}

const noop: Report = () => {};

/** {@link decode} with its schema filled in, for callers that take a {@link Decoder}. */
export function decoder<T>(schema: Schema<T>, report?: Report): Decoder<T> {
  return (raw) => decode(schema, raw, '', report);
}

/**
 * Decodes a list item by item: a bad item is left out and reported, so that one broken match never empties the page.
 *
 * @throws DecodeError when `raw` is no list
 */
export function decodeList<T>(schema: Schema<T>, raw: unknown, at: string, report: Report): T[] {
  if (!Array.isArray(raw)) throw new DecodeError(`At ${at}: expected a list, got ${shown(raw)}`, at);
  return raw.flatMap((item, index) => {
    try {
      return [decode(schema, item, `${at}.${index}`, report)];
    } catch (error) {
      report(toError(error));
      return [];
    }
  });
}

function explain(issue: v.BaseIssue<unknown>, at: string): string {
  return `At ${placeOf(issue, at) || 'the top'}: expected ${expected(issue)}, got ${shown(issue.input)}`;
}

function placeOf(issue: v.BaseIssue<unknown>, at: string): string {
  return [at, ...(issue.path ?? []).map((step) => String(step.key))].filter(Boolean).join('.');
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

/** A value for a message: long texts are cut, objects only named. */
function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  return Array.isArray(value) ? 'a list' : `an ${typeof value}`;
}
