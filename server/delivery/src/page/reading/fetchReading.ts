import type { FirstAnswer } from 'shared-kernel/contract/firstAnswer';
import type { Report } from 'shared-kernel/decode/decode';
import { type Query, queryText } from 'shared-kernel/http/query';
import type { Http } from 'shared-kernel/http/signedFetcher';
import { createArticleSource } from 'shared-kernel/protocol/articleSource';
import { fetchMatchCard } from './fetchMatchCard';
import type { Reading } from './reading';
import type { ReadingAddress } from './readingAddress';

const MISSING: Reading = { kind: 'missing' };

/**
 * Asks `api` for what stands at an address.
 *
 * @throws HttpError when no usable answer came, DecodeError when it was not of the agreed shape
 */
export async function fetchReading(address: ReadingAddress, http: Http, report: Report): Promise<Reading | undefined> {
  const noting = createNoting(http);
  switch (address.kind) {
    case 'article': {
      if (address.id === undefined) return MISSING;
      const article = await createArticleSource({ http: noting.http, report }, address.of).detail(address.id, {});
      return article ? { kind: 'article', of: address.of, article, answer: noting.noted() } : MISSING;
    }
    case 'list': {
      const { articles } = await createArticleSource({ http: noting.http, report }, address.of).page(1, {});
      return { kind: 'list', of: address.of, articles, answer: noting.noted() };
    }
    case 'match': {
      const match = await fetchMatchCard(address.id, http, report);
      // The start page is there without the match, too.
      return match && { kind: 'match', match };
    }
  }
}

/** Notes the last answer as it came, on its way to whoever asked. */
function createNoting(http: Http): { http: Http; noted(): FirstAnswer } {
  let note: FirstAnswer = { address: '', body: undefined };
  return {
    noted: () => note,
    http: {
      get: (path, options) => {
        const address = addressOf(path, options.query);
        const decode = (body: unknown) => {
          note = { address, body };
          return options.decode(body);
        };
        return http.get(path, { ...options, decode });
      },
    },
  };
}

function addressOf(path: string, query: Query = {}): string {
  return path + queryText(query);
}
