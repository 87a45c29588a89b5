/** What was thrown, as an error that can be reported: a promise may reject with anything. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(`expected an error to be thrown, got ${String(thrown)}`);
}
