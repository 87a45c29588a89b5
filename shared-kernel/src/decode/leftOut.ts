import * as v from 'valibot';

type Schema<T> = v.GenericSchema<unknown, T>;
type Issue = v.BaseIssue<unknown>;

/** Told of a field that is left out because it cannot be read; in its path items of lists are `*`. */
export type LeftOutHearer = (field: string, issue: Issue) => void;

/** Decoding never waits: there is one at a time, and one that hears of it. */
let hearer: LeftOutHearer | undefined;

/** Runs a decoding and hears of each field that it leaves out. */
export function hearingLeftOut<T>(heard: LeftOutHearer, decoding: () => T): T {
  const before = hearer;
  hearer = heard;
  try {
    return decoding();
  } finally {
    hearer = before;
  }
}

/** Says of a value that was looked at by hand that it is left out. */
export function leaveOut(field: string, expected: string, input: unknown): void {
  hearer?.(field, { kind: 'schema', type: 'left out', input, expected, received: '', message: expected });
}

/**
 * A field that nothing depends on: where it is missing, `null` or cannot be read, its stand-in takes its place, and the
 * record is read (M19).
 *
 * @param name its path within the record, by which it is reported
 */
export function secondary<T>(name: string, schema: Schema<T>): Schema<T | undefined>;
export function secondary<T>(name: string, schema: Schema<T>, standIn: T): Schema<T>;
export function secondary<T>(name: string, schema: Schema<T>, standIn?: T): Schema<T | undefined> {
  return v.fallback(
    v.nullish(schema, () => standIn),
    (dataset) => {
      const issue = dataset?.issues?.[0];
      if (issue) hearer?.(name, issue);
      return standIn;
    },
  );
}

/** A list of which each item that cannot be read is left out alone. @param name its path within the record */
export function soundItems<T>(name: string, schema: Schema<T>): Schema<T[]> {
  const soundItem = (item: unknown, index: number) => {
    const result = v.safeParse(schema, item, { abortEarly: true });
    if (result.success) return [result.output];
    hearer?.(`${name}.${index}`, result.issues[0]);
    return [];
  };
  return v.pipe(
    v.array(v.unknown(), 'a list'),
    v.transform((items) => items.flatMap(soundItem)),
  );
}
