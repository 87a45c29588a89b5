/** The database does not answer at present: nothing was wrong with what it was asked. The message holds no password. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}

/** There is no PostgreSQL server where it should be, or it does not let us in. The message holds no password. */
export class PostgresUnreachableError extends Error {
  override readonly name = 'PostgresUnreachableError';
}

/** The files of the store cannot be used; the message says what to do. */
export class StoreBrokenError extends Error {
  override readonly name = 'StoreBrokenError';
}
