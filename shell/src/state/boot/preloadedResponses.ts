import { PRELOADED_RESPONSES_ID } from 'shared-kernel/contract/htmlData';
import { type PreloadedResponse, toPreloadedResponses } from 'shared-kernel/contract/preloadedResponse';
import type { Report } from 'shared-kernel/decode/decode';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { queryText } from 'shared-kernel/http/query';
import { pageJson } from './pageJson';

/** The answers in the page. */
export function preloadedIn(page: Document, report: Report): readonly PreloadedResponse[] {
  return toPreloadedResponses(pageJson(page, PRELOADED_RESPONSES_ID, report));
}

/**
 * Answers the page's first requests, such as that for its article, from what `delivery` wrote into the page. Each answer
 * serves once; later requests go to the server.
 */
export function withPreloadedResponses(http: Http, responses: readonly PreloadedResponse[]): Http {
  if (responses.length === 0) return http;
  const left = new Map(responses.map(({ address, body }) => [address, body]));
  return {
    get(path, options) {
      const address = path + queryText(options.query ?? {});
      if (!left.has(address)) return http.get(path, options);
      const body = left.get(address);
      left.delete(address);
      return new Promise((resolve) => resolve(options.decode(body)));
    },
  };
}
