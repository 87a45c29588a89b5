import * as v from 'valibot';
import { text } from '../decode/fields';

/**
 * An answer of `api` that `delivery` fetched in advance; `address` is the path without `/api`, with the query. The page
 * contains it under `PRELOADED_RESPONSE_ID`, so that the app need not wait for it.
 */
export type PreloadedResponse = { readonly address: string; readonly body: unknown };

const schema = v.object({ address: text, body: v.unknown() });

/**
 * @param raw the page's JSON
 * @returns `undefined` when it is no such answer
 */
export function toPreloadedResponse(raw: unknown): PreloadedResponse | undefined {
  const result = v.safeParse(schema, raw);
  return result.success ? result.output : undefined;
}
