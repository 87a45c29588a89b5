import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** A driver's result of a statement. */
export type DriverResult<R> = { rows: R[]; rowCount?: number | null; command?: string };

/** The commands whose rows Kysely counts; it treats every other one like a select. */
const COUNTED = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;

/** A connection in the shape that Kysely's PostgreSQL dialect expects, with any driver behind it. */
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
 * A pool of one connection: its holder keeps it until it is released, so transactions run one after the other and never
 * mix.
 *
 * @param open makes a connection, with the release that passes it on
 * @param close called after the last holder has finished
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
    options: {},
    async end() {
      await connect();
      await close();
    },
  };
}
