import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/**
 * PGlite as the pool that Kysely's PostgreSQL dialect wants. It is one connection, so whoever gets it keeps it
 * until it is released: transactions come one after the other and never mix.
 */
export function createPGlitePool(pglite: PGlite): PostgresPool {
  let lastReleased = Promise.resolve();

  async function connect(): Promise<PostgresPoolClient> {
    const turn = lastReleased;
    let release = () => {};
    lastReleased = new Promise((resolve) => {
      release = resolve;
    });
    await turn;
    return new PGliteClient(pglite, release);
  }

  return {
    connect,
    async end() {
      // Whoever still has the connection finishes first.
      await connect();
      await pglite.close();
    },
  };
}

/** The commands whose effect Kysely counts; every other one is as good as a select to it. */
const COUNTED = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;

class PGliteClient implements PostgresPoolClient {
  constructor(
    private readonly pglite: PGlite,
    readonly release: () => void,
  ) {}

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('This store has no cursors: ask for pages');
    return this.run<R>(sql, parameters);
  }

  private async run<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>> {
    // PGlite computes on this very thread: between two statements sockets and timers have their turn.
    await setImmediate();
    const { rows, rowCount = 0, command } = await this.pglite.query<R>(sql, [...parameters]);
    return { rows, rowCount, command: COUNTED.find((counted) => counted === command) ?? 'SELECT' };
  }
}
