import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import { createPoolOfOne, type DriverResult, PoolLine } from './poolLine';

/** PGlite as the pool that Kysely's PostgreSQL dialect wants. It is one connection. */
export function createPGlitePool(pglite: PGlite): PostgresPool {
  return createPoolOfOne(
    (release) => new PGliteLine(pglite, release),
    () => pglite.close(),
  );
}

class PGliteLine extends PoolLine {
  constructor(
    private readonly pglite: PGlite,
    readonly release: () => void,
  ) {
    super();
  }

  protected async run<R>(sql: string, parameters: unknown[]): Promise<DriverResult<R>> {
    // PGlite computes on this very thread: between two statements sockets and timers have their turn.
    await setImmediate();
    return this.pglite.query<R>(sql, parameters);
  }
}
