import { type Kysely, sql, type Transaction } from 'kysely';
import { CHANGE_CHANNEL } from './connection';
import type { Database } from './schema';

/** A changed match (or a removed one), or changed records. */
export type Change =
  | {
      kind: 'match';
      id: number;
      /** The match is new, or no lane has the fields that changed: pages must load a board, as for records. */
      needsBoard: boolean;
    }
  | { kind: 'reference' };

/**
 * Assigns the numbers of one transaction's changes.
 *
 * Locking the one counter row makes transactions queue, so they commit in the order of numbers: a reader that has seen
 * number 7 will never find a 6 appear behind it.
 */
export type ChangeWriter = {
  /** Numbers a change; a match uses the number as its version. */
  add(change: Change): number;
  /** Writes the log and wakes all nodes, as the last step of a transaction. Resolves with the last number, if any. */
  write(): Promise<number | undefined>;
};

export async function openChangeWriter(trx: Transaction<Database>): Promise<ChangeWriter> {
  const counter = await trx.selectFrom('change_counter').select('last').forUpdate().executeTakeFirstOrThrow();
  const entries: LoggedChange[] = [];
  return {
    add(change) {
      const number = counter.last + entries.length + 1;
      const isMatch = change.kind === 'match';
      entries.push({ number, match_id: isMatch ? change.id : null, needs_board: !isMatch || change.needsBoard });
      return number;
    },
    async write() {
      if (entries.length === 0) return undefined;
      await sql`insert into change_log (number, match_id, needs_board)
        select * from json_to_recordset(${JSON.stringify(entries)})
          as entry (number bigint, match_id bigint, needs_board boolean)`.execute(trx);
      const last = counter.last + entries.length;
      await trx.updateTable('change_counter').set({ last }).execute();
      await sql`select pg_notify(${CHANGE_CHANNEL}, '')`.execute(trx);
      return last;
    },
  };
}

/** The number of the last change. */
export async function lastChange(db: Kysely<Database>): Promise<number> {
  return (await db.selectFrom('change_counter').select('last').executeTakeFirstOrThrow()).last;
}

/** The number of the last change that pages learn of only by loading a whole board, as far as the log reaches. */
export async function lastChangeForBoards(db: Kysely<Database>): Promise<number | undefined> {
  const newest = db.selectFrom('change_log').select('number').where('needs_board', '=', true);
  return (await newest.orderBy('number', 'desc').limit(1).executeTakeFirst())?.number;
}

/** The log after a reader's last number. */
export type ChangesRead =
  /** The log no longer reaches back that far: only a new snapshot helps. */
  | { kind: 'gap' }
  | {
      kind: 'changes';
      last: number;
      /** The number of each match's change, or nothing if there were several. */
      numbers: ReadonlyMap<number, number | undefined>;
      isReferenceChanged: boolean;
      /** The number of the last of them of which pages learn from a board alone. */
      lastForBoards: number | undefined;
      isMore: boolean;
    };

/** Most changes per read; a reader that is further behind reads again. */
const MAX_AT_ONCE = 20_000;

const NOTHING_NEW = {
  kind: 'changes',
  numbers: new Map<number, number>(),
  isReferenceChanged: false,
  lastForBoards: undefined,
  isMore: false,
} as const;

export async function readChangeLog(db: Kysely<Database>, after: number): Promise<ChangesRead> {
  const rows = await db
    .selectFrom('change_counter')
    .leftJoin('change_log', (join) => join.on('number', '>', after))
    .select(['last', 'number', 'match_id', 'needs_board'])
    .orderBy('number')
    .limit(MAX_AT_ONCE)
    .execute();
  const first = rows[0];
  if (first === undefined) throw new Error('The store has lost its change counter');
  if (first.number === null && first.last === after) return { ...NOTHING_NEW, last: after };
  if (first.number !== after + 1) return { kind: 'gap' };
  const numbers = new Map<number, number | undefined>();
  for (const { number, match_id } of rows) {
    if (match_id !== null) numbers.set(match_id, numbers.has(match_id) ? undefined : (number ?? undefined));
  }
  return {
    kind: 'changes',
    last: rows.at(-1)?.number ?? after,
    numbers,
    isReferenceChanged: rows.some(({ match_id }) => match_id === null),
    lastForBoards: rows.findLast(({ needs_board }) => needs_board)?.number ?? undefined,
    isMore: rows.length === MAX_AT_ONCE,
  };
}

/** An entry of the log; without a match it changed other records. */
export type LoggedChange = { number: number; match_id: number | null; needs_board: boolean };

/** Changes that stay in the log for slow nodes and for clients; one that is further behind loads a snapshot. */
export const KEPT_CHANGES = 50_000;

/** The newest part of the log, in order. */
export async function recentChanges(db: Kysely<Database>): Promise<LoggedChange[]> {
  const last = await lastChange(db);
  return db
    .selectFrom('change_log')
    .select(['number', 'match_id', 'needs_board'])
    .where('number', '>', last - KEPT_CHANGES)
    .orderBy('number')
    .execute();
}
