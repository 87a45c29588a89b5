import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** What a driver says of a statement. */
export type DriverResult<R> = { rows: R[]; rowCount?: number | null; command?: string };

/** The commands whose effect Kysely counts; every other one is as good as a select to it. */
const COUNTED = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;

/** A connection to a database as Kysely's PostgreSQL dialect wants it, whatever driver is behind it. */
export abstract class PoolConnection implements PostgresPoolClient {
  abstract release(): void;

  protected abstract run<R>(sql: string, parameters: unknown[]): Promise<DriverResult<R>>;

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('This store has no cursors: ask for pages');
    return this.counted<R>(sql, [...parameters]);
  }

  private async counted<R>(sql: string, parameters: unknown[]): Promise<PostgresQueryResult<R>> {
    const { rows, rowCount, command } = await this.run<R>(sql, parameters);
    return { rows, rowCount: rowCount ?? 0, command: COUNTED.find((counted) => counted === command) ?? 'SELECT' };
  }
}

/**
 * A pool of one connection: whoever gets it keeps it until it is released, so transactions come one after the other and
 * never mix.
 *
 * @param open makes what is handed out, with the release that lets the next one have its turn
 * @param close is called after the last one has finished
 */
export function createPoolOfOne(
  open: (release: () => void) => PoolConnection,
  close: () => Promise<void>,
): PostgresPool {
  let lastReleased = Promise.resolve();

  async function connect(): Promise<PoolConnection> {
    const turn = lastReleased;
    let release = () => {};
    lastReleased = new Promise((resolve) => {
      release = resolve;
    });
    await turn;
    return open(release);
  }

  return {
    connect,
    async end() {
      await connect();
      await close();
    },
  };
}
