import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { failureOf } from 'shared-kernel/http/failureOf';

/**
 * A failed request for adverts is most often the work of a content blocker, which is the visitor's own choice, so it is
 * not reported. The browser logs it anyway.
 */
export function reportUnlessBlocked(error: unknown, report: Report): void {
  if (failureOf(error)?.kind === 'network') return;
  report(toError(error));
}
