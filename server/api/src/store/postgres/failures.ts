import { isNativeError } from 'node:util/types';
import { DatabaseError } from 'pg';
import { speaksOfServer } from '../failures';
import { PostgresUnreachableError, StoreAwayError } from '../storeErrors';

/** An error of a statement as one of ours: any that the server itself did not send is a lost connection. */
export function toStoreError(error: unknown): Error {
  if (error instanceof DatabaseError && !speaksOfServer(error.code ?? '')) return error;
  return toAway(error);
}

/** Why there is no connection. */
export function toAway(error: unknown): StoreAwayError {
  if (error instanceof StoreAwayError) return error;
  return new StoreAwayError(`PostgreSQL is away or in trouble: ${refusalOf(error)}`, { cause: error });
}

/** The error of a failed first connection, for the operator who chose the server. */
export function toUnreachable(cause: unknown): PostgresUnreachableError {
  if (cause instanceof PostgresUnreachableError) return cause;
  return new PostgresUnreachableError(
    `DATABASE_URL: expected a PostgreSQL server that answers, got ${refusalOf(cause)}`,
    { cause },
  );
}

/** In one line. A host of several addresses fails with one error for each, and an empty message of its own. */
function refusalOf(error: unknown): string {
  if (!isNativeError(error)) return 'no connection';
  if ('errors' in error && Array.isArray(error.errors)) return [...new Set(error.errors.map(refusalOf))].join(', ');
  return error.message.replace(/^connect (?=E[A-Z]+ )/, '').replace(/\s+/g, ' ');
}
