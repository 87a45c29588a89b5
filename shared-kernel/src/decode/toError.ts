/** Anything thrown as an `Error`: promises may reject with any value. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(`expected an error to be thrown, got ${String(thrown)}`);
}
