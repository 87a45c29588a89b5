import { sha256Hex } from './sha256Hex';

/** Names of the header pair (S1), as Node sees them. */
export const SIGNATURE_HEADER = 'x-signature';
export const TIMESTAMP_HEADER = 'x-timestamp';

/** The most that a request's time may differ from the server's, in seconds, either way. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/**
 * The signature of a request (S1): upper-case hex SHA-256 of secret, timestamp and path.
 *
 * Every visitor's browser has the secret: the signature keeps casual scrapers out and authenticates nobody.
 *
 * @param path with `/api` and without the query
 * @param timestamp unix seconds, server time
 */
export function sign(secret: string, timestamp: number, path: string): string {
  return sha256Hex(`${secret}${timestamp}${path}`).toUpperCase();
}
