/** The result of an access to the browser's storage, which may be blocked or full: then there is none (S3). */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
