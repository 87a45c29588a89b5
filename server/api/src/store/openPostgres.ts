import { Kysely, PostgresDialect } from 'kysely';
import type { Report } from 'shared-kernel/decode/decode';
import { CHANGE_CHANNEL, type Connection } from './connection';
import { migrate } from './migrate';
import { createPostgresPool } from './postgres/createPostgresPool';
import { standForElection } from './postgres/election';
import { toUnreachable } from './postgres/failures';
import { line, patientLine } from './postgres/limits';
import { refusePooler } from './postgres/refusePooler';
import { keepSession } from './postgres/session';
import type { Database } from './schema';
import { StoreAwayError } from './storeErrors';

/**
 * A PostgreSQL server, which many nodes may share.
 *
 * @param report receives lost connections, which are opened again
 * @throws PostgresUnreachableError when the first connection fails, or goes to a pooler that lends sessions
 */
export async function openPostgres(connectionString: string, report: Report): Promise<Connection> {
  await refusePooler(connectionString);
  await bringUpToDate(connectionString);
  const db = openKysely(line(connectionString));
  const stops = new Set<() => Promise<void>>();
  const listeners = new Set<() => void>();
  let session: (() => Promise<void>) | undefined;
  const warn = () => {
    for (const one of listeners) one();
  };
  const stopping = (stop: () => Promise<void>) => {
    stops.add(stop);
    return stop;
  };
  return {
    db,
    async listen(onChange) {
      listeners.add(onChange);
      session ??= stopping(listenTo(connectionString, warn, report));
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        void session?.();
        session = undefined;
      };
    },
    lead: (turn, onElected, onOther) =>
      stopping(standForElection({ connectionString, turn, onElected, onOther, report })),
    async close() {
      await Promise.all([...stops].map((stop) => stop()));
      await db.destroy();
    },
  };
}

/** A migration may take long, and so may waiting for another node's. */
async function bringUpToDate(connectionString: string): Promise<void> {
  const db = openKysely(patientLine(connectionString));
  try {
    await migrate(db);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    throw cause instanceof StoreAwayError ? toUnreachable(cause.cause) : error;
  } finally {
    await db.destroy();
  }
}

function openKysely(config: Parameters<typeof createPostgresPool>[0]): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: createPostgresPool(config) }) });
}

function listenTo(connectionString: string, onChange: () => void, report: Report): () => Promise<void> {
  return keepSession({
    config: line(connectionString),
    async onOpen(client) {
      client.on('notification', onChange);
      await client.query(`listen ${CHANGE_CHANNEL}`);
      // Changes before it listened were missed.
      onChange();
    },
    beat: (client) => client.query('select 1'),
    report,
  });
}
