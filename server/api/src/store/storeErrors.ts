/** The database does not answer at present; the statement was not at fault. The message contains no password. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}

/** No PostgreSQL server answers there, or it refuses us. The message contains no password. */
export class PostgresUnreachableError extends Error {
  override readonly name = 'PostgresUnreachableError';
}

/** The store that is there cannot be used; the message says what to do. */
export class StoreBrokenError extends Error {
  override readonly name = 'StoreBrokenError';
}
