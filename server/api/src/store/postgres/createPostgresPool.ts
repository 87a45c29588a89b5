import type { PostgresPool } from 'kysely';
import { type ClientConfig, Pool } from 'pg';
import { toAway } from './failures';
import { PostgresConnection } from './postgresConnection';

/** Most connections to the server. */
const MAX_LINES = 8;

/** A pool for Kysely that throws `StoreAwayError` for a lost connection and never reuses it. */
export function createPostgresPool(config: ClientConfig): PostgresPool {
  const pool = new Pool({ ...config, max: MAX_LINES });
  // A connection that breaks while idle has left the pool already.
  pool.on('error', () => {});
  return {
    async connect() {
      try {
        const client = await pool.connect();
        return new PostgresConnection(client, (broken) => client.release(broken));
      } catch (error) {
        throw toAway(error);
      }
    },
    options: pool.options,
    end: () => pool.end(),
  };
}
