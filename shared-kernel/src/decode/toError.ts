/** What was thrown, as an error that can be reported. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(`expected an error to be thrown, got ${String(thrown)}`);
}
