import { toPreloadedResponse } from 'shared-kernel/contract/preloadedResponse';
import { queryText } from 'shared-kernel/http/query';
import type { Http } from 'shared-kernel/http/signedFetcher';

/**
 * `delivery` may have asked already for what the page will ask for first, such as its article: that answer is given
 * once, without a request. Whoever asks again asks the server.
 *
 * @param raw what stands in the page, if anything
 */
export function withPreloadedResponse(http: Http, raw: unknown): Http {
  const answer = toPreloadedResponse(raw);
  if (!answer) return http;
  let isGiven = false;
  return {
    get(path, options) {
      if (isGiven || path + queryText(options.query ?? {}) !== answer.address) return http.get(path, options);
      isGiven = true;
      return new Promise((resolve) => resolve(options.decode(answer.body)));
    },
  };
}
