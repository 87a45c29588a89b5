import { BehaviorSubject } from 'rxjs';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { decodeFeedSilence } from 'shared-kernel/protocol/feedSilence';

/** What the hub says of the site's source of matches. */
export function createFeedSilence(report: Report) {
  const since$ = new BehaviorSubject<number | undefined>(undefined);
  return {
    /** Since when it is silent, in unix seconds; `undefined` while it is heard. */
    since$,
    hear(message: unknown): void {
      try {
        since$.next(decodeFeedSilence(message).since);
      } catch (error) {
        report(toError(error));
      }
    },
  };
}
