import { decode } from 'shared-kernel/decode/decode';
import { integer } from 'shared-kernel/decode/fields';
import * as v from 'valibot';
import { createJsonFetcher, VendorError } from '../polled/jsonFetcher';
import type { VendorEdge } from '../vendorEdge';
import type { Quota } from './quota';
import { openResponse, Refusal, type VendorResponse } from './vendorResponse';

export type Client = {
  /**
   * Makes one request, and keeps what its answer says of the limits.
   *
   * @throws Refusal when the vendor refuses, VendorError when it cannot be reached or answers with something else
   */
  ask(path: string): Promise<VendorResponse>;
  /** Asks how many requests are left, which costs none. */
  count(): Promise<void>;
  /** Requests so far, without counts. */
  requests(): number;
  /** When the vendor last answered what it was asked, in unix seconds; 0 before. */
  answeredAt(): number;
};

type Deps = { origin: string; key: string; quota: Quota } & Pick<VendorEdge, 'clock' | 'fetch' | 'report'>;

/** Requests to API-Football, version 3; its key goes in a header (https://www.api-football.com/documentation-v3). */
export function createClient({ origin, key, quota, clock, fetch, report }: Deps): Client {
  let requests = 0;
  let answeredAt = 0;
  const fetcher = (onHeaders: (headers: Headers) => void) =>
    createJsonFetcher({
      vendor: 'api-football',
      origin,
      headers: { 'x-apisports-key': key },
      fetch,
      report,
      onHeaders,
    });
  const getJson = fetcher((headers) => {
    requests += 1;
    quota.noteHeaders(headers, clock.now());
  });
  const getCount = fetcher(() => {});

  async function open(get: typeof getJson, path: string): Promise<VendorResponse> {
    const answer = openResponse(await get(path).catch(explain), path, key);
    answeredAt = clock.now();
    return answer;
  }

  return {
    async ask(path) {
      try {
        return await open(getJson, path);
      } catch (error) {
        if (error instanceof Refusal && error.kind === 'spent') quota.noteSpent(clock.now());
        if (error instanceof Refusal && error.kind === 'haste') quota.noteHaste(clock.now());
        throw error;
      }
    },
    async count() {
      quota.noteNoCount(clock.now());
      try {
        quota.noteCount(decodeRequestCount((await open(getCount, '/status')).response), clock.now());
      } catch (error) {
        if (error instanceof Refusal && error.kind === 'spent') return quota.noteSpent(clock.now());
        throw error;
      }
    },
    requests: () => requests,
    answeredAt: () => answeredAt,
  };
}

/** Statuses of a request without a known key, and of one too many in a minute; other refusals come with status 200. */
function explain(error: unknown): never {
  if (!(error instanceof VendorError)) throw error;
  if (error.status === 401 || error.status === 403) {
    throw new Refusal(`${error.message}: is API_FOOTBALL_KEY right, and the account active?`, 'key', 900);
  }
  if (error.status === 429) {
    throw new Refusal(`api-football was asked too fast (${error.message})`, 'haste', error.retryAfter ?? 60);
  }
  throw error;
}

const amount = v.pipe(integer, v.minValue(0, 'a number of 0 or more'));

const countSchema = v.object({ requests: v.object({ current: amount, limit_day: amount }) });

/**
 * The requests of the day, from `/status`, which does not count itself
 * (https://www.api-football.com/documentation-v3#tag/Status).
 *
 * @throws DecodeError when the answer is not as documented
 */
function decodeRequestCount(response: unknown): { used: number; limit: number } {
  const { requests } = decode(countSchema, response, 'response');
  return { used: requests.current, limit: requests.limit_day };
}
