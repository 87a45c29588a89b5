import * as v from 'valibot';
import { text } from '../decode/fields';

/**
 * An answer of `api` that `delivery` fetched in advance; `address` is the path without `/api`, with the query. The page
 * contains a list of them under `PRELOADED_RESPONSES_ID`, so that the app need not wait for them.
 */
export type PreloadedResponse = { readonly address: string; readonly body: unknown };

const schema = v.object({ address: text, body: v.unknown() });

/**
 * @param raw the page's JSON
 * @returns the answers in it, in order; what is no answer is left out alone
 */
export function toPreloadedResponses(raw: unknown): readonly PreloadedResponse[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one: unknown) => {
    const result = v.safeParse(schema, one);
    return result.success ? [result.output] : [];
  });
}
