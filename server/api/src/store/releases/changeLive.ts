import { type Kysely, sql, type Transaction } from 'kysely';
import { CHANGE_CHANNEL } from '../connection';
import type { Database } from '../schema';
import type { LiveRow } from './liveRow';
import { type LiveState, type PastChange, readLiveState } from './liveState';

/** What becomes of a name: its row before the number is known, or that it is gone. */
export type Written = {
  readonly line: PastChange;
  readonly after: LiveRow | undefined;
  /** Where its pages lead to from now on; those that are live again lead nowhere else. */
  readonly moved?: Readonly<Record<string, string>> | undefined;
  readonly claimed: readonly string[];
};

/**
 * Changes what is live in one transaction, one change at a time: reads all, lets it be decided, writes rows and history,
 * and wakes all nodes.
 *
 * @param decide throws where the change is refused; nothing has happened then
 * @returns what it returned, with the number of the last change
 */
export async function changeLive<T extends { readonly written: readonly Written[] }>(
  db: Kysely<Database>,
  decide: (state: LiveState) => T,
): Promise<T & { readonly number: number }> {
  return db.transaction().execute(async (trx) => {
    // The row alone would not do: a release is checked against all others that are live.
    await sql`select pg_advisory_xact_lock(hashtext('live'))`.execute(trx);
    const state = await readLiveState(trx);
    const decided = decide(state);
    let { number } = state;
    for (const one of decided.written) number = await write(trx, one);
    if (decided.written.length > 0) await sql`select pg_notify(${CHANGE_CHANNEL}, '')`.execute(trx);
    return { ...decided, number };
  });
}

async function write(trx: Transaction<Database>, { line, after, moved = {}, claimed }: Written): Promise<number> {
  const { id } = await trx.insertInto('live_change').values(line).returning('id').executeTakeFirstOrThrow();
  const version = Number(id);
  if (after === undefined) await trx.deleteFrom('live').where('name', '=', line.name).execute();
  else {
    const row = { ...nulled(after), ceded: JSON.stringify(after.ceded), version };
    await trx
      .insertInto('live')
      .values(row)
      .onConflict((known) => known.column('name').doUpdateSet(row))
      .execute();
  }
  if (claimed.length > 0) await trx.deleteFrom('moved_page').where('pattern', 'in', claimed).execute();
  for (const [pattern, target] of Object.entries(moved)) {
    await trx
      .insertInto('moved_page')
      .values({ pattern, target })
      .onConflict((known) => known.column('pattern').doUpdateSet({ target }))
      .execute();
  }
  return version;
}

/** A column that is left out of an update would keep what it has. */
function nulled({ previous, candidate, share, step_since, ...row }: LiveRow) {
  const orNull = <T>(value: T | undefined) => value ?? null;
  return {
    ...row,
    previous: orNull(previous),
    candidate: orNull(candidate),
    share: orNull(share),
    step_since: orNull(step_since),
  };
}
