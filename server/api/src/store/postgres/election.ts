import { Kysely, PostgresDialect } from 'kysely';
import type { Client } from 'pg';
import type { Report } from 'shared-kernel/decode/decode';
import type { Turn } from '../connection';
import { createPoolOfOne } from '../poolConnection';
import type { Database } from '../schema';
import { line } from './limits';
import { PostgresConnection } from './postgresConnection';
import { keepSession } from './session';

/** What one node at a time does, by the number of its lock among those of the database. */
const LOCKS: Readonly<Record<Turn, number>> = { feed: 7_959_361, judge: 7_959_362 };

/**
 * How long the server waits for a sign of life of the node whose turn it is: one that froze, or whose network was cut, loses its
 * session and with it the lock, and another takes over.
 */
const SIGN_OF_LIFE_MS = 3000;

type ElectionOptions = {
  connectionString: string;
  turn: Turn;
  /** Called when it is this node's turn. Returns a stop. */
  onElected: (db: Kysely<Database>) => () => void;
  /** Called with each failed attempt: it is another node's turn. */
  onOther?: (() => void) | undefined;
  report: Report;
};

/**
 * One of all nodes that call this holds the lock at a time, for as long as its session lives. It writes over that very
 * session: a node that lost its lock without noticing can no longer write.
 *
 * Returns its stop.
 */
export function standForElection({
  connectionString,
  turn,
  onElected,
  onOther,
  report,
}: ElectionOptions): () => Promise<void> {
  let term: { end: () => void; beat: () => Promise<unknown> } | undefined;

  async function beat(client: Client): Promise<void> {
    if (term) {
      await term.beat();
      return;
    }
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_elected', [LOCKS[turn]]);
    if (rows[0]?.is_elected === true) term = begin(client);
    else onOther?.();
  }

  function begin(client: Client) {
    const open = (release: () => void) =>
      new PostgresConnection(client, (lost) => {
        release();
        if (lost) void client.end();
      });
    const pool = createPoolOfOne(open, async () => {});
    const end = onElected(new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }));
    // Queued: within a transaction of the feed its own failure would look like a lost connection.
    const beat = async () => {
      const turn = await pool.connect();
      await turn.query('select 1', []).finally(() => turn.release());
    };
    return { end, beat };
  }

  return keepSession({
    config: line(connectionString),
    onOpen: (client) => client.query(`set idle_session_timeout = ${SIGN_OF_LIFE_MS}`),
    beat,
    onLost() {
      term?.end();
      term = undefined;
    },
    report,
  });
}
