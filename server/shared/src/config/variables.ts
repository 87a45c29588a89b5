export type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid environment variable; the message is one line for the operator. */
export class VariableError extends Error {
  override readonly name = 'VariableError';

  constructor(variable: string, expected: string, got: string) {
    super(`${variable}: expected ${expected}, got ${got || 'nothing'}`);
  }
}

/** Reads variables by type. A missing or empty one is `undefined`; an invalid one throws a {@link VariableError}. */
export function readVariables(env: Environment) {
  const text = (name: string) => env[name]?.trim() || undefined;

  function refuse(name: string, expected: string): never {
    throw new VariableError(name, expected, JSON.stringify(env[name]));
  }

  return {
    text,

    integer(name: string, { from, to }: { from: number; to: number }): number | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      return number >= from && number <= to ? number : refuse(name, `a whole number from ${from} to ${to}`);
    },

    number(name: string, { above, to }: { above: number; to: number }): number | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      const number = /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
      return number > above && number <= to ? number : refuse(name, `a number above ${above} and up to ${to}`);
    },

    oneOf<T extends string>(name: string, values: readonly T[]): T | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      return values.find((known) => known === value) ?? refuse(name, `one of ${values.join(', ')}`);
    },

    /** Values separated by commas. */
    list(name: string, pattern: RegExp, expected: string): string[] | undefined {
      const values = text(name)
        ?.split(',')
        .map((value) => value.trim());
      return values?.every((value) => pattern.test(value)) === false ? refuse(name, expected) : values;
    },

    /** The address of a server, without a path. */
    origin(name: string): string | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      const url = URL.canParse(value) ? new URL(value) : undefined;
      const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !/[?#@]/.test(value);
      return isOrigin ? url.origin : refuse(name, 'an origin such as https://example.com');
    },

    /** A calendar day, YYYY-MM-DD. */
    day(name: string): string | undefined {
      const value = text(name);
      return value === undefined || isDay(value) ? value : refuse(name, 'a day such as 2022-12-09');
    },

    /** A value with a password: it never appears in the message. */
    secretMatching(name: string, pattern: RegExp, example: string): string | undefined {
      const value = text(name);
      if (value === undefined || pattern.test(value)) return value;
      throw new VariableError(name, `something like ${example}`, 'something else');
    },
  };
}

/** `Date` reads 30 February as 2 March, so the day is compared after parsing. */
function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
