import { Client } from 'pg';
import { PostgresUnreachableError } from '../storeErrors';
import { toUnreachable } from './failures';
import { line } from './limits';

/**
 * Refuses a pooler that lends a session for one transaction: locks and notifications would go to strangers, and two nodes
 * would feed. While another connection is within a transaction, such a pooler answers from another process.
 *
 * @throws PostgresUnreachableError that says what to do
 */
export async function refusePooler(connectionString: string): Promise<void> {
  const clients = [new Client(line(connectionString)), new Client(line(connectionString))] as const;
  const [own, other] = clients;
  try {
    await Promise.all(clients.map((client) => client.connect()));
    const before = await processOf(own);
    await other.query('begin');
    await processOf(other);
    if ((await processOf(own)) !== before) throw new PostgresUnreachableError(`${EXPECTED}, got one that lends them`);
  } catch (error) {
    throw speaksOfPooler(error)
      ? new PostgresUnreachableError(`${EXPECTED}, got ${error.message}`)
      : toUnreachable(error);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

const EXPECTED =
  'DATABASE_URL: expected PostgreSQL itself, or a pooler that keeps sessions (pgbouncer: pool_mode = session)';

async function processOf(client: Client): Promise<unknown> {
  return (await client.query('select pg_backend_pid() as pid')).rows[0]?.pid;
}

/** PostgreSQL knows all that we ask for; pgbouncer passes only a few of it on when we connect, and may allow no transaction. */
function speaksOfPooler(error: unknown): error is Error {
  return error instanceof Error && /startup parameter|statement pooling/.test(error.message);
}
