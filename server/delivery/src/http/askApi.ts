import { createServerClock } from 'shared-kernel/http/createServerClock';
import { createSignedFetcher, type Http } from 'shared-kernel/http/createSignedFetcher';
import type { DeliveryConfig } from '../config/deliveryConfig';

const TIMEOUT_MS = 3_000;

/** Requests `api` for the content of pages, signed like a visitor's requests. */
export function askApi({ apiOrigin, site }: Pick<DeliveryConfig, 'apiOrigin' | 'site'>): Http {
  return createSignedFetcher({
    apiBase: apiOrigin,
    secret: site.signature_secret,
    clock: createServerClock(Date.now),
    fetch,
    timeoutMs: TIMEOUT_MS,
  });
}
