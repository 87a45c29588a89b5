import { text } from 'shared-kernel/decode/fields';
import * as v from 'valibot';

const written = (pattern: RegExp, expected: string, isFine: (value: number) => boolean) =>
  v.pipe(
    text,
    v.check((value) => pattern.test(value) && isFine(Number(value)), expected),
    v.transform(Number),
  );

const WHOLE = /^\d+$/;

export const wholeNumber = (from: number, to: number) =>
  written(WHOLE, `a whole number from ${from} to ${to}`, (value) => value >= from && value <= to);

export const port = written(WHOLE, 'a port from 0 to 65535', (value) => value <= 65_535);

export const numberAbove = (above: number, to: number) =>
  written(/^\d+(?:\.\d+)?$/, `a number above ${above} and up to ${to}`, (value) => value > above && value <= to);

export const oneOf = <const T extends readonly string[]>(values: T) =>
  v.picklist(values, `one of ${values.join(', ')}`);

export const logLevel = oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);

/** Values separated by commas. */
export const list = (expected: string, isFine: (value: string) => boolean) =>
  v.pipe(
    text,
    v.check((values) => split(values).every(isFine), expected),
    v.transform(split),
  );

const SECRETS = 'one or more secrets separated by commas';

/** Several while a secret is being replaced. Split before the check, so that an error never shows one. */
export const secrets = v.pipe(
  v.string(SECRETS),
  v.transform(split),
  v.check((given) => given.every(Boolean), `${SECRETS}, none of them empty`),
);

/** A secret that goes in a header. Another is no header's value, and the error of `fetch` would show it; ours does not. */
export const headerSecret = (expected: string) =>
  v.pipe(
    v.string(expected),
    v.rawCheck(({ dataset, addIssue }) => {
      const isFine = !dataset.typed || /^[\x21-\x7e]+$/.test(dataset.value);
      if (!isFine) addIssue({ message: `${expected}, of letters, digits and signs without a space`, input: '…' });
    }),
  );

/** What `api` and `delivery` tell each other by, and the names with a dot by which either is asked from within. */
export const internalVariables = {
  INTERNAL_TOKEN: v.optional(headerSecret('a token')),
  INTERNAL_HOSTS: v.optional(list('names separated by commas', (name) => /^[\w.-]+$/.test(name))),
};

export const webAddress = v.pipe(text, v.check(isWebAddress, 'an http(s) address'));

/** The address of a server, without a path. */
export const origin = (example: string) =>
  v.pipe(
    webAddress,
    v.check(
      (value) => new URL(value).pathname === '/' && !/[?#@]/.test(value),
      `an origin without a path, such as ${example}`,
    ),
    v.transform((value) => new URL(value).origin),
  );

export function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

function split(values: string): string[] {
  return values.split(',').map((value) => value.trim());
}
