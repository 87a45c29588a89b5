/**
 * What a shared cache may do with an answer that is the same for everybody (RFC 9213): keep it for a second, give it up to
 * two seconds old while it asks again, and a minute old while there is no answer. Browsers do not read this header, so
 * a page that asks again reaches an answer of now.
 */
export const SHARED_FOR_A_SECOND = {
  'cdn-cache-control': 'max-age=1, stale-while-revalidate=1, stale-if-error=59',
} as const;
