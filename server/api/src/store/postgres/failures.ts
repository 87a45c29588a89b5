import { isNativeError } from 'node:util/types';
import { DatabaseError } from 'pg';
import { speaksOfServer } from '../failures';
import { PostgresUnreachableError, StoreAwayError } from '../storeErrors';

/** What went wrong with a statement, in our words: whatever the server itself did not say of it is a lost line. */
export function toStoreError(error: unknown): Error {
  if (error instanceof DatabaseError && !speaksOfServer(error.code ?? '')) return error;
  return toAway(error);
}

/** Why there is no line. */
export function toAway(error: unknown): StoreAwayError {
  if (error instanceof StoreAwayError) return error;
  return new StoreAwayError(`PostgreSQL is away or in trouble: ${refusalOf(error)}`, { cause: error });
}

/** What to say of a first line that failed, for the person who chose the server. */
export function toUnreachable(cause: unknown): PostgresUnreachableError {
  return new PostgresUnreachableError(
    `DATABASE_URL: expected a PostgreSQL server that answers, got ${refusalOf(cause)}`,
    { cause },
  );
}

/** In one line. A host of several addresses fails with one error for each, and a message of its own that is empty. */
function refusalOf(error: unknown): string {
  if (!isNativeError(error)) return 'no connection';
  if ('errors' in error && Array.isArray(error.errors)) return [...new Set(error.errors.map(refusalOf))].join(', ');
  return error.message.replace(/^connect (?=E[A-Z]+ )/, '').replace(/\s+/g, ' ');
}
