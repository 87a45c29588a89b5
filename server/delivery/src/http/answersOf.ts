import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { HttpError } from 'shared-kernel/http/httpError';

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
