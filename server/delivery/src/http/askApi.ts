import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import { createServerClock } from 'shared-kernel/http/createServerClock';
import { createSignedFetcher, type Http } from 'shared-kernel/http/createSignedFetcher';
import { HttpError } from 'shared-kernel/http/httpError';
import { queryText } from 'shared-kernel/http/query';
import type { DeliveryConfig } from '../config/deliveryConfig';
import { createTtlCache } from '../page/createTtlCache';

const TIMEOUT_MS = 3_000;

/** Requests `api` for the content of pages, signed like a visitor's requests. */
export function askApi({ apiOrigin, site }: Pick<DeliveryConfig, 'apiOrigin' | 'site'>): Http {
  return createSignedFetcher({
    apiBase: apiOrigin,
    secret: site.signature_secret,
    clock: createServerClock(Date.now),
    fetch,
    timeoutMs: TIMEOUT_MS,
  });
}

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

/** Asks `api` for what server entries need; `undefined` when no answer came. */
export function answersOf(http: Http, report: Report): (ask: Ask) => Promise<Answer | undefined> {
  return async ({ key, path, query = {} }) => {
    try {
      return { key, status: 200, body: await http.get(path, { query, decode: (raw) => raw }), at: seconds() };
    } catch (error) {
      if (error instanceof HttpError && error.failure.kind === 'status') {
        return { key, status: error.failure.status, at: seconds() };
      }
      // An absent `api` is reported elsewhere.
      if (!(error instanceof HttpError)) report(toError(error));
      return undefined;
    }
  };
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
