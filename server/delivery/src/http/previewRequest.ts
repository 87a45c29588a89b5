import type { FastifyRequest } from 'fastify';
import { PREVIEW_PARAMETER, previewCookie } from 'server-shared/previews/previewParameter';
import type { DeliveryConfig } from '../config/deliveryConfig';
import type { Looked } from '../pointers/livePointers';

/** What a request says of a preview: a link to one, the wish to end it, or the cookie of one that was opened. */
export type PreviewRequest =
  | { readonly kind: 'none' }
  | { readonly kind: 'end'; readonly search: string }
  | { readonly kind: 'link' | 'cookie'; readonly token: string };

/** Nobody keeps such a page, and no search engine lists it. */
export const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } as const;

/** @param search with its question mark */
export function previewRequestOf(search: string, headers: FastifyRequest['headers']): PreviewRequest {
  const query = new URLSearchParams(search);
  const token = query.get(PREVIEW_PARAMETER);
  if (token !== null) {
    query.delete(PREVIEW_PARAMETER);
    const rest = query.toString();
    return token === '' ? { kind: 'end', search: rest && `?${rest}` } : { kind: 'link', token };
  }
  const kept = previewCookie(headers.cookie);
  return kept ? { kind: 'cookie', token: kept } : { kind: 'none' };
}

/**
 * The `Set-Cookie` that keeps a preview for reloads and for pages that are opened anew, as long as its link is valid; no
 * script can read it.
 *
 * @param now unix seconds
 */
export function keptCookie(config: DeliveryConfig, token: string, { until }: Looked, now: number): string {
  return cookie(config, token, Math.max(until - now, 1));
}

export function endedCookie(config: DeliveryConfig): string {
  return cookie(config, '', 0);
}

/** For all of the host: the requests to `api` lie beside the pages. */
function cookie({ publicUrl }: DeliveryConfig, value: string, seconds: number): string {
  const secure = publicUrl?.startsWith('https:') ? '; Secure' : '';
  return `${PREVIEW_PARAMETER}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
