import * as v from 'valibot';
import { text } from '../decode/fields';

/**
 * An answer of `api` that `delivery` asked for already, as it came; `address` is the path without `/api`, with the query.
 * It stands in the page under `PRELOADED_RESPONSE_ID`, so that the app need not wait for it again.
 */
export type PreloadedResponse = { readonly address: string; readonly body: unknown };

const schema = v.object({ address: text, body: v.unknown() });

/** @param raw what stands in the page; `undefined` for anything else than such an answer */
export function toPreloadedResponse(raw: unknown): PreloadedResponse | undefined {
  const result = v.safeParse(schema, raw);
  return result.success ? result.output : undefined;
}
