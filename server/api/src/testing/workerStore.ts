import { Worker } from 'node:worker_threads';
import { Kysely, PostgresDialect } from 'kysely';
import { CHANGE_CHANNEL, type Connection } from '../store/connection';
import { SERVER_THREAD } from '../store/embedded/embeddedServer';
import { soleConnection } from '../store/embedded/openPGlite';
import type { ThreadData, ThreadMessage } from '../store/embedded/serverThread';
import { migrate } from '../store/migrate';
import { createPoolOfOne, type DriverResult, PoolConnection } from '../store/poolConnection';
import type { Database } from '../store/schema';
import { emptyStoreFile } from './emptyStoreFile';

/** What the test files of a Jest worker leave to the next one (`workerEnvironment.cjs`). */
type Left = { server?: { thread: Worker; lastId: number }; databaseUrl?: Promise<string> };
export const left: Left = Reflect.get(globalThis, 'leftByFiles');

/** Removes all rows, but not the number of changes, which only ever grows. */
export const EMPTY_IT = `do $$ begin
  execute coalesce((select 'truncate ' || string_agg(tablename, ', ') || ' restart identity' from pg_tables
    where schemaname = 'public' and tablename <> 'change_counter' and tablename not like 'kysely%'), 'select');
end $$`;

type Answer = (said: Exclude<ThreadMessage, { kind: 'notice' }>) => void;

/** The embedded server of this worker, emptied: to start and migrate one for each test file takes seconds. */
export async function openWorkerStore(): Promise<Connection> {
  const asked = new Map<number, Answer>();
  const listeners = new Set<() => void>();
  const take = (said: ThreadMessage) => {
    if (said.kind === 'notice') for (const onChange of listeners) onChange();
    else asked.get(said.id)?.(said);
  };
  const isNew = !left.server;
  left.server ??= { thread: startThread(), lastId: 0 };
  const { server } = left;
  server.thread.on('message', take);

  const answerTo = (id: number) =>
    new Promise<DriverResult<never>>((resolve, reject) =>
      asked.set(id, (said) => {
        asked.delete(id);
        if (said.kind === 'answered') resolve(said.result as DriverResult<never>);
        else reject(Object.assign(new Error(said.error.message), said.error));
      }),
    );
  if (isNew) await answerTo(0);
  const run: Run = (sql, parameters) => {
    server.lastId += 1;
    server.thread.postMessage({ id: server.lastId, sql, parameters });
    return answerTo(server.lastId);
  };

  // Without checkpoints its log would only ever grow.
  for (const sql of ['rollback', EMPTY_IT, 'checkpoint']) await run(sql, []);
  const pool = createPoolOfOne(
    (release) => new WorkerConnection(run, release),
    async () => {},
  );
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  return soleConnection(db, listeners, async () => {
    await db.destroy();
    server.thread.off('message', take);
  });
}

function startThread(): Worker {
  const workerData: ThreadData = {
    folder: 'memory://',
    template: emptyStoreFile(),
    channel: CHANGE_CHANNEL,
  };
  const thread = new Worker(SERVER_THREAD, { workerData });
  // The worker ends when its tests have ended.
  thread.unref();
  return thread;
}

type Run = (sql: string, parameters: unknown[]) => Promise<DriverResult<never>>;

class WorkerConnection extends PoolConnection {
  constructor(
    protected readonly run: Run,
    readonly release: () => void,
  ) {
    super();
  }
}
