import { errors } from 'undici';
import { BodyTooLargeError } from './requestBody';

/** What a visitor is told when a request could not be passed on. */
export type Failure = { readonly status: 400 | 413 | 502 | 504; readonly code: string; readonly message: string };

const { BodyTimeoutError, ConnectTimeoutError, HeadersTimeoutError, InvalidArgumentError } = errors;

export const TOO_LARGE: Failure = { status: 413, code: 'too_large', message: 'The body is too large' };

/** @param name of the server behind us */
export function failureOf(error: unknown, name: string): Failure {
  if (error instanceof BodyTooLargeError) return TOO_LARGE;
  // The library passes on less than Node's parser lets through.
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
