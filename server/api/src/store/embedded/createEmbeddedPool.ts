import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import { createPoolOfOne, type DriverResult, PoolConnection } from '../poolConnection';
import { StoreAwayError } from '../storeErrors';
import { createDiskSpaceCheck } from './createDiskSpaceCheck';
import { type EmbeddedServer, type ServerOptions, startEmbeddedServer } from './embeddedServer';

/** Shortest time between restarts of a failed server, in milliseconds. */
const REST_MS = 2000;

/** How long a caller waits for a restart, in milliseconds. */
const PATIENCE_MS = 4000;

const WRITES = /^\s*(?:insert|update|delete|create|alter|drop|checkpoint)\b/i;

/** `packInto` packs the files of the store into one. */
export type EmbeddedPool = PostgresPool & { packInto(file: string): Promise<void> };

/**
 * The embedded server as the pool that Kysely's PostgreSQL dialect expects. It is one connection. A failed server is
 * restarted from its files on demand; until then callers get a StoreAwayError.
 *
 * @throws StoreAwayError when the first start fails
 */
export async function createEmbeddedPool(
  folder: string,
  onNotice: () => void,
  { template, ...limits }: ServerOptions = {},
): Promise<EmbeddedPool> {
  let server = await startEmbeddedServer(folder, onNotice, { ...limits, template });
  let revival: Promise<unknown> | undefined;
  const checkSpace = folder.startsWith('memory:') ? async () => {} : createDiskSpaceCheck(folder);

  async function revive(): Promise<void> {
    server = await startEmbeddedServer(folder, onNotice, limits);
  }

  function revived(): Promise<unknown> {
    revival ??= revive()
      .catch(() => pause(REST_MS, undefined, { ref: false }))
      .finally(() => {
        revival = undefined;
      });
    return revival;
  }

  const pool = createPoolOfOne(
    (release) => new EmbeddedConnection(server, checkSpace, release),
    () => server.close(),
  );
  return {
    async connect() {
      if (!server.isAlive()) await Promise.race([revived(), pause(PATIENCE_MS, undefined, { ref: false })]);
      if (!server.isAlive()) throw new StoreAwayError('The embedded store cannot be started again from its files yet');
      return pool.connect();
    },
    options: pool.options,
    async packInto(file) {
      const turn = await pool.connect();
      try {
        await turn.query('checkpoint', []);
        await server.packInto(file);
      } finally {
        turn.release();
      }
    },
    end: () => pool.end(),
  };
}

class EmbeddedConnection extends PoolConnection {
  constructor(
    private readonly server: EmbeddedServer,
    private readonly checkSpace: () => Promise<void>,
    readonly release: () => void,
  ) {
    super();
  }

  protected async run<R>(sql: string, parameters: unknown[]): Promise<DriverResult<R>> {
    if (WRITES.test(sql)) await this.checkSpace();
    return this.server.query<R>(sql, parameters);
  }
}
