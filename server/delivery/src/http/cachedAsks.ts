import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { Report } from 'shared-kernel/decode/decode';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { queryText } from 'shared-kernel/http/query';
import { createTtlCache } from '../page/createTtlCache';
import { answersOf } from './answersOf';

const LIMITS = {
  /** The HTML adds its own age: a goal is on the page within two seconds. */
  freshMs: 250,
  staleMs: 250,
  /** No rendering waits longer for one. */
  waitMs: 1_000,
  most: 500,
};

/**
 * Asks `api` for what renderings need, once for all that need it; `undefined` when no answer came in time.
 *
 * @param patience how many times as long as usual a page waits
 */
export function cachedAsks(http: Http, report: Report, patience = 1): (ask: Ask) => Promise<Answer | undefined> {
  const memory = createTtlCache<Answer | undefined>({ ...LIMITS, waitMs: LIMITS.waitMs * patience });
  const answerTo = answersOf(http, report);

  return async (ask) => {
    const answer = await memory.get(ask.path + queryText(ask.query ?? {}), () => answerTo(ask));
    return answer && { ...answer, key: ask.key };
  };
}
