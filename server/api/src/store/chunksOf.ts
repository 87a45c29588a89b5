/** Rows of one statement: a whole season would block the process for a second. */
export const ROWS_AT_ONCE = 500;

/** The rows of one statement after another. */
export function* chunksOf<T>(rows: readonly T[]): Generator<T[]> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) yield rows.slice(from, from + ROWS_AT_ONCE);
}
