import { isNativeError } from 'node:util/types';
import { types } from '@electric-sql/pglite';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, TypeOverrides } from 'pg';
import type { Database } from './schema';

/** A store that is open. Both kinds speak the same SQL. */
export type Connection = {
  db: Kysely<Database>;
  /** Calls `onChange` soon after a transaction that changed something, of any node. May miss one: look now and then. */
  listen(onChange: () => void): Promise<() => void>;
  close(): Promise<void>;
};

/** Sent with each transaction that writes to the change log. */
export const CHANGE_CHANNEL = 'change';

/** How long a lost line to the server rests before it is tried again. */
const RECONNECT_MS = 1000;

/** There is no PostgreSQL server where it should be, or it does not let us in. The message holds no password. */
export class PostgresUnreachableError extends Error {
  override readonly name = 'PostgresUnreachableError';

  constructor(cause: unknown) {
    super(`DATABASE_URL: expected a PostgreSQL server that answers, got ${refusalOf(cause)}`, { cause });
  }
}

/**
 * A PostgreSQL server.
 *
 * @param report is told of connections that broke; they are made anew
 * @throws PostgresUnreachableError when the first connection fails
 */
export async function openPostgres(connectionString: string, report: (error: Error) => void): Promise<Connection> {
  const numbers = new TypeOverrides();
  numbers.setTypeParser(types.INT8, Number);
  const pool = new Pool({ connectionString, types: numbers, max: 8 });
  pool.on('error', report);
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw new PostgresUnreachableError(error);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const stops = new Set<() => Promise<void>>();
  return {
    db,
    async listen(onChange) {
      const stop = listenTo(connectionString, onChange, report);
      stops.add(stop);
      return () => void stop();
    },
    async close() {
      await Promise.all([...stops].map((stop) => stop()));
      await db.destroy();
    },
  };
}

/** In one line. A host of several addresses fails with one error for each, and a message of its own that is empty. */
function refusalOf(error: unknown): string {
  if (!isNativeError(error)) return 'no connection';
  if ('errors' in error && Array.isArray(error.errors)) return [...new Set(error.errors.map(refusalOf))].join(', ');
  return error.message.replace(/^connect (?=E[A-Z]+ )/, '').replace(/\s+/g, ' ');
}

/** Listens on a line of its own, for as long as it is wanted. Returns its stop. */
function listenTo(connectionString: string, onChange: () => void, report: (error: Error) => void): () => Promise<void> {
  let isWanted = true;
  let timer: NodeJS.Timeout | undefined;
  let line = connect();

  function connect(): Client {
    const client = new Client({ connectionString });
    client.on('notification', onChange);
    client.on('error', report);
    client.once('end', tryAgain);
    client
      .connect()
      .then(() => client.query(`listen ${CHANGE_CHANNEL}`))
      .catch((error: Error) => {
        report(error);
        return client.end();
      });
    return client;
  }

  function tryAgain(): void {
    if (!isWanted) return;
    timer = setTimeout(() => {
      line = connect();
    }, RECONNECT_MS);
  }

  return async () => {
    isWanted = false;
    clearTimeout(timer);
    await line.end();
  };
}
