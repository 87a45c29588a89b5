import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import { createPoolOfOne, type DriverResult, PoolConnection } from '../poolConnection';
import { StoreAwayError } from '../storeErrors';
import { type EmbeddedServer, type ServerOptions, startEmbeddedServer } from './embeddedServer';
import { createRoomCheck } from './room';

/** One that broke off is started again no oftener than this, in milliseconds. */
const REST_MS = 2000;

/** So long a caller waits for one that is being started again. */
const PATIENCE_MS = 4000;

const WRITES = /^\s*(?:insert|update|delete|create|alter|drop|checkpoint)\b/i;

/**
 * The embedded server as the pool that Kysely's PostgreSQL dialect wants. It is one connection. A server that broke off is started
 * again from its files when somebody asks; until then whoever asks gets a StoreAwayError.
 *
 * @throws StoreAwayError when the first start fails
 */
export async function createEmbeddedPool(
  folder: string,
  onNotice: () => void,
  { template, ...limits }: ServerOptions = {},
): Promise<PostgresPool> {
  let server = await startEmbeddedServer(folder, onNotice, { ...limits, template });
  let revival: Promise<unknown> | undefined;
  const hasRoom = folder.startsWith('memory:') ? async () => {} : createRoomCheck(folder);

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
    (release) => new EmbeddedConnection(server, hasRoom, release),
    () => server.close(),
  );
  return {
    async connect() {
      if (!server.isAlive()) await Promise.race([revived(), pause(PATIENCE_MS, undefined, { ref: false })]);
      if (!server.isAlive()) throw new StoreAwayError('The embedded store cannot be started again from its files yet');
      return pool.connect();
    },
    end: () => pool.end(),
  };
}

class EmbeddedConnection extends PoolConnection {
  constructor(
    private readonly server: EmbeddedServer,
    private readonly hasRoom: () => Promise<void>,
    readonly release: () => void,
  ) {
    super();
  }

  protected async run<R>(sql: string, parameters: unknown[]): Promise<DriverResult<R>> {
    if (WRITES.test(sql)) await this.hasRoom();
    return this.server.query<R>(sql, parameters);
  }
}
