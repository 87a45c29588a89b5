import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { failureOf } from 'shared-kernel/http/failureOf';

/**
 * A request for adverts that does not reach the server is most often a content blocker's doing, which is the visitor's own choice:
 * the page stays silent. The browser has told of it anyway.
 */
export function reportUnlessBlocked(error: unknown, report: Report): void {
  if (failureOf(error)?.kind === 'network') return;
  report(toError(error));
}
