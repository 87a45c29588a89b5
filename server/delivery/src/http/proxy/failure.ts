import { errors } from 'undici';
import { BodyTooLargeError } from './requestBody';

/** The answer to a visitor whose request could not be forwarded. */
export type Failure = { readonly status: 400 | 413 | 502 | 504; readonly code: string; readonly message: string };

const { BodyTimeoutError, ConnectTimeoutError, HeadersTimeoutError, InvalidArgumentError } = errors;

export const TOO_LARGE: Failure = { status: 413, code: 'too_large', message: 'The body is too large' };

/** @param name of the upstream server */
export function failureOf(error: unknown, name: string): Failure {
  if (error instanceof BodyTooLargeError) return TOO_LARGE;
  // The library rejects some requests that Node's parser accepts.
  if (error instanceof InvalidArgumentError) {
    return { status: 400, code: 'bad_request', message: 'The request could not be read' };
  }
  const isLate = [BodyTimeoutError, ConnectTimeoutError, HeadersTimeoutError].some((kind) => error instanceof kind);
  return {
    status: isLate ? 504 : 502,
    code: `${name.replaceAll(' ', '_')}_unavailable`,
    message: isLate ? `The ${name} did not answer in time` : `The ${name} cannot be reached`,
  };
}
