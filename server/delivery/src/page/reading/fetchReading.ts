import type { PreloadedResponse } from 'shared-kernel/contract/preloadedResponse';
import type { Report } from 'shared-kernel/decode/decode';
import type { SiteConfig } from 'shared-kernel/entities/siteConfig';
import type { Http } from 'shared-kernel/http/createSignedFetcher';
import { type Query, queryText } from 'shared-kernel/http/query';
import { createArticleSource } from 'shared-kernel/protocol/createArticleSource';
import { fetchMatchCard } from './fetchMatchCard';
import type { Reading } from './reading';
import type { ReadingAddress } from './readingAddress';

/** The server of pictures with a relative address. */
export type PictureSite = Pick<SiteConfig, 'api_base'>;

type Access = { http: Http; site: PictureSite; report: Report };

const MISSING: Reading = { kind: 'missing' };

/**
 * Requests the content of an address from `api`.
 *
 * @throws HttpError when no usable answer came, DecodeError when it had the wrong shape
 */
export async function fetchReading(
  address: ReadingAddress,
  { http, site, report }: Access,
): Promise<Reading | undefined> {
  const noting = createNoting(http);
  const access = { http: noting.http, site, report };
  switch (address.kind) {
    case 'article': {
      if (address.id === undefined) return MISSING;
      const article = await createArticleSource(access, address.of).detail(address.id, {});
      return article ? { kind: 'article', of: address.of, article, answer: noting.noted() } : MISSING;
    }
    case 'list': {
      const { articles } = await createArticleSource(access, address.of).page(1, {});
      return { kind: 'list', of: address.of, articles, answer: noting.noted() };
    }
    case 'match': {
      const match = await fetchMatchCard(address.id, http, report);
      // The start page exists without the match, too.
      return match && { kind: 'match', match };
    }
  }
}

/** Records the last raw answer. */
function createNoting(http: Http): { http: Http; noted(): PreloadedResponse } {
  let note: PreloadedResponse = { address: '', body: undefined };
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
