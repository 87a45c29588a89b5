import { decode } from 'shared-kernel/decode/decode';
import { siteConfigSchema } from 'shared-kernel/entities/siteConfig';
import { createServerClock } from 'shared-kernel/http/createServerClock';
import { createSignedFetcher, type Http } from 'shared-kernel/http/createSignedFetcher';
import { decodeMatchRange, type MatchRange } from 'shared-kernel/protocol/matchRange';
import { MATCH_PAGE_SIZE, REST_PATHS } from 'shared-kernel/protocol/rest';
import type { Product } from './startProduct';

const HOURS_MS = 3_600_000;

/** The product's REST interface, as a page requests it. */
export async function askApi({ url }: Pick<Product, 'url'>): Promise<Http> {
  const answer = await fetch(new URL('/site.json', url));
  const { signature_secret } = decode(siteConfigSchema, await answer.json());
  const clock = createServerClock(Date.now);
  return createSignedFetcher({ apiBase: new URL(url).origin, secret: signature_secret, clock, fetch });
}

/** The matches around now; an unreadable one is an error here. */
export async function matchesNow(api: Http): Promise<MatchRange> {
  const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOURS_MS).toISOString();
  const query = { FromDate: hoursFromNow(-12), ToDate: hoursFromNow(24), PageSize: MATCH_PAGE_SIZE };
  const refuse = (error: Error) => {
    throw error;
  };
  return api.get(REST_PATHS.matchRange, { query, decode: (raw) => decodeMatchRange(raw, refuse) });
}
