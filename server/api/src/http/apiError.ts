/** Codes of refused requests, stable for programs; the message is for people. */
export type ErrorCode =
  | 'bad_request'
  | 'bad_query'
  | 'bad_path'
  | 'bad_signature'
  | 'bad_token'
  | 'forbidden'
  | 'conflict'
  | 'not_found'
  | 'method_not_allowed'
  | 'too_large'
  | 'too_many_requests'
  | 'busy'
  | 'unavailable'
  | 'internal';

/** A refusal with its status and message; thrown anywhere, answered in one place. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    /** The wrong query or path parameter. */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** `At ToDate: expected an ISO date with zone, got "soon"` */
export function badQuery(field: string, expected: string, got: unknown): ApiError {
  return new ApiError(400, 'bad_query', `At ${field}: expected ${expected}, got ${shown(got)}`, field);
}

/** A value, short enough for a message. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
