/** Codes of refused requests; a program may rely on them, the message is for people. */
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

/** A refusal with its status and message together; thrown anywhere, answered in one place. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    /** The query or path parameter that is wrong. */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** `At ToDate: expected an ISO date with zone, got "soon"` */
export function badQuery(field: string, expected: string, got: unknown): ApiError {
  return new ApiError(400, 'bad_query', `At ${field}: expected ${expected}, got ${shown(got)}`, field);
}

/** What came, short enough for a message. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
