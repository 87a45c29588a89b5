import type { Report } from 'shared-kernel/decode/decode';

/**
 * A request for adverts that does not reach the server is most often a content blocker's doing, which is the visitor's own choice:
 * the page stays silent. The browser has told of it anyway.
 */
export function reportUnlessBlocked(error: unknown, report: Report): void {
  if (isUnreached(error)) return;
  report(error instanceof Error ? error : new Error(String(error)));
}

/** An `HttpError` by its shape: the shell has thrown it, and has a copy of the class of its own. */
function isUnreached(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'HttpError' || !('failure' in error)) return false;
  const { failure } = error;
  return typeof failure === 'object' && failure !== null && 'kind' in failure && failure.kind === 'network';
}
