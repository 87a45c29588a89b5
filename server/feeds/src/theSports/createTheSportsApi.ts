import { decodeList, type Report } from 'shared-kernel/decode/decode';
import type * as v from 'valibot';
import { createJsonFetcher } from '../polled/jsonFetcher';
import type { VendorEdge } from '../vendorEdge';
import { listFrom } from './read/rawValue';
import { resultsOf, type VendorResponse } from './read/vendorResponse';

export type Params = Readonly<Record<string, string | number>>;

/** The vendor's HTTP interface, and what it did so far. */
export type TheSportsApi = {
  /** @param endpoint such as `match/diary` */
  ask(endpoint: string, params?: Params): Promise<VendorResponse>;
  /** Decodes a list of an answer; an odd item is reported and left out. */
  items<T>(schema: v.GenericSchema<unknown, T>, raw: unknown, endpoint: string): T[];
  readonly requests: number;
};

type Options = { origin: string; user: string; secret: string };

/**
 * `GET /v1/football/<endpoint>?user=…&secret=…`
 * (https://github.com/eray-can/thesports-mcp, docs/thesports). The vendor wants both in the query; no message has them.
 */
export function createTheSportsApi(
  { origin, user, secret }: Options,
  { fetch }: Pick<VendorEdge, 'fetch'>,
  report: Report,
): TheSportsApi {
  const getJson = createJsonFetcher({ vendor: 'TheSports', origin, secretQuery: { user, secret }, fetch, report });
  let requests = 0;
  return {
    async ask(endpoint, params = {}) {
      requests += 1;
      const query = new URLSearchParams(
        Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString();
      const raw = await getJson(`/v1/football/${endpoint}${query && `?${query}`}`);
      return resultsOf(raw, endpoint, [secret, user]);
    },
    items: (schema, raw, endpoint) => decodeList(schema, listFrom(raw) ?? raw, endpoint, report),
    get requests() {
      return requests;
    },
  };
}
