import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../store/schema';

/** One thing that is published, as both ends name it: an article, a setting, a banner. */
export type PublishedItem = {
  /** Its name within its kind, such as a slug. */
  key: string;
  /** Of all that an editor gave. */
  fingerprint: string;
  /** For people. */
  title: string;
  /** Of its text alone: what it is known by when its name has changed. */
  text?: string | undefined;
  /** ISO; of what has a fixed one. */
  date?: string | undefined;
};

/**
 * What the running site does with one kind of content. A new kind is one of these in `siteKinds.ts`,
 * and its reader in `readers.ts`.
 */
export type ContentKind = {
  /** What visitors see at present. */
  published(db: Kysely<Database>): Promise<PublishedItem[]>;
  /**
   * Takes in one item as a tool sent it, new or changed.
   *
   * @throws DecodeError when it is not what was agreed
   */
  put(trx: Transaction<Database>, raw: unknown, at: string): Promise<void>;
  takeDown(trx: Transaction<Database>, key: string): Promise<void>;
  /** Gives an item another name, under which it is then put. Absent where nothing depends on a name. */
  rename?(trx: Transaction<Database>, from: string, to: string): Promise<void>;
};

/** Both ends take it of a decoded item, whose keys come in the order of its schema. */
export function fingerprintOf(item: unknown): string {
  return createHash('sha256').update(JSON.stringify(item)).digest('base64url').slice(0, 22);
}
