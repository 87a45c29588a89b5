/** Everything a visitor waits for of a remote, its second try included, in milliseconds. */
export const LOAD_LIMIT_MS = 8_000;

/** The promise's outcome, or an error that says that there was none in time. */
export function withinLimit<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not there within ${LOAD_LIMIT_MS} ms`)), LOAD_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
