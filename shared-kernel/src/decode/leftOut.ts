import * as v from 'valibot';

type Schema<T> = v.GenericSchema<unknown, T>;
type Issue = v.BaseIssue<unknown>;

/** Called for a field that is left out because it cannot be read; list indexes in its path are `*`. */
export type LeftOutListener = (field: string, issue: Issue) => void;

/** Decoding is synchronous, so one variable serves all decodings. */
let listener: LeftOutListener | undefined;

/** Runs a decoding and reports each field that it leaves out. */
export function withLeftOutListener<T>(onLeftOut: LeftOutListener, decoding: () => T): T {
  const before = listener;
  listener = onLeftOut;
  try {
    return decoding();
  } finally {
    listener = before;
  }
}

/** Reports a value that was checked by hand as left out. */
export function leaveOut(field: string, expected: string, input: unknown): void {
  listener?.(field, { kind: 'schema', type: 'left out', input, expected, received: '', message: expected });
}

/**
 * A field that nothing depends on: when it is missing, `null` or unreadable, its default applies, and the record is
 * still read (M19).
 *
 * @param name its path within the record, for reports
 */
export function secondary<T>(name: string, schema: Schema<T>): Schema<T | undefined>;
export function secondary<T>(name: string, schema: Schema<T>, fallback: T): Schema<T>;
export function secondary<T>(name: string, schema: Schema<T>, fallback?: T): Schema<T | undefined> {
  return v.fallback(
    v.nullish(schema, () => fallback),
    (dataset) => {
      const issue = dataset?.issues?.[0];
      if (issue) listener?.(name, issue);
      return fallback;
    },
  );
}

/** A list whose unreadable items are left out one by one. @param name its path within the record */
export function validItems<T>(name: string, schema: Schema<T>): Schema<T[]> {
  const soundItem = (item: unknown, index: number) => {
    const result = v.safeParse(schema, item, { abortEarly: true });
    if (result.success) return [result.output];
    listener?.(`${name}.${index}`, result.issues[0]);
    return [];
  };
  return v.pipe(
    v.array(v.unknown(), 'a list'),
    v.transform((items) => items.flatMap(soundItem)),
  );
}
