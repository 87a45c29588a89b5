import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** A store that is open, at the newest schema. Both kinds speak the same SQL. */
export type Connection = {
  db: Kysely<Database>;
  /** Calls `onChange` soon after a transaction that changed something, of any node. May miss one: look now and then. */
  listen(onChange: () => void): Promise<() => void>;
  /**
   * Lets one node at a time feed the store: `onElected` is called when it is this one's turn, with the only line that
   * may write what a feed tells, and returns what ends it, which is called when the turn is lost. `onOther` is called
   * now and then while it is another one's. Returns its stop.
   */
  lead(onElected: (db: Kysely<Database>) => () => void, onOther?: () => void): () => Promise<void>;
  close(): Promise<void>;
};

/** Sent with each transaction that writes to the change log. */
export const CHANGE_CHANNEL = 'change';
