import type { Answer, Ask } from 'shared-kernel/contract/serverEntry';
import type { Report } from 'shared-kernel/decode/decode';
import { toError } from 'shared-kernel/decode/toError';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { HttpError } from 'shared-kernel/http/httpError';
import { queryText } from 'shared-kernel/http/query';
import { createShortMemory } from '../page/createShortMemory';

const LIMITS = {
  /** A picture adds its own age: a goal is on the page within two seconds. */
  freshMs: 250,
  standsInMs: 250,
  /** A page waits no longer for a part that needs the answer. */
  patienceMs: 100,
  most: 500,
};

/** Asks `api` for what drawings need, once for all that need it; `undefined` when no answer came in time. */
export function rememberedAsks(http: Http, report: Report): (ask: Ask) => Promise<Answer | undefined> {
  const memory = createShortMemory<Omit<Answer, 'key'> | undefined>(LIMITS);

  async function answerOf({ path, query = {} }: Ask): Promise<Omit<Answer, 'key'> | undefined> {
    try {
      return { status: 200, body: await http.get(path, { query, decode: (raw) => raw }), at: seconds() };
    } catch (error) {
      if (error instanceof HttpError && error.failure.kind === 'status') {
        return { status: error.failure.status, at: seconds() };
      }
      // An absent `api` is reported elsewhere.
      if (!(error instanceof HttpError)) report(toError(error));
      return undefined;
    }
  }

  return async (ask) => {
    const answer = await memory.get(ask.path + queryText(ask.query ?? {}), () => answerOf(ask));
    return answer && { ...answer, key: ask.key };
  };
}

function seconds(): number {
  return Math.floor(Date.now() / 1000);
}
