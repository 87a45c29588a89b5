import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** What one node of all does at a time. */
export type Turn = 'feed' | 'judge';

/** An open store with the newest schema. Both kinds use the same SQL. */
export type Connection = {
  db: Kysely<Database>;
  /** Calls `onChange` soon after a changing transaction of any node. May miss one, so callers also poll. */
  listen(onChange: () => void): Promise<() => void>;
  /**
   * Lets one node at a time do something. At this node's turn it calls `onElected` with a connection that lasts as long
   * as the turn, the only one that may write a feed's data; that returns a stop, which is called when the turn is lost.
   * It calls `onOther` now and then during another node's turn. Returns its stop.
   */
  lead(turn: Turn, onElected: (db: Kysely<Database>) => () => void, onOther?: () => void): () => Promise<void>;
  /** Packs the files of an embedded store into one; a server has tools of its own. */
  packInto?(file: string): Promise<void>;
  close(): Promise<void>;
};

/** Notified by each transaction that writes to the change log. */
export const CHANGE_CHANNEL = 'change';
