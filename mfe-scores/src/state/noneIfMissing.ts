/** What there is where a server does not know the path (404); any other failure is thrown again. */
export function noneIfMissing<T>(none: T): (thrown: unknown) => T {
  return (thrown) => {
    if (isMissing(thrown)) return none;
    throw thrown;
  };
}

/** By its shape, and without the schema of `failureOf`, whose parts every board would carry. */
function isMissing(thrown: unknown): boolean {
  if (!(thrown instanceof Error && 'failure' in thrown)) return false;
  const { failure } = thrown;
  return typeof failure === 'object' && failure !== null && 'status' in failure && failure.status === 404;
}
