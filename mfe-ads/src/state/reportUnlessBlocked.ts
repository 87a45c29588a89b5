import type { Report } from 'shared-kernel/decode/decode';
import { HttpError } from 'shared-kernel/http/httpError';

/**
 * A request for adverts that does not reach the server is most often a content blocker's doing, which is the visitor's own choice:
 * the page stays silent. The browser has told of it anyway.
 */
export function reportUnlessBlocked(error: unknown, report: Report): void {
  if (error instanceof HttpError && error.failure.kind === 'network') return;
  report(error instanceof Error ? error : new Error(String(error)));
}
