import type { Kysely } from 'kysely';
import { pruneAdvertCounts } from './advertCounts';
import { lastChange, openChangeWriter } from './changeLog';
import type { Database } from './schema';

/**
 * Fourteen days of results are asked for by local days: the oldest begins up to a day and fourteen hours earlier
 * than fourteen days ago, seen from the westernmost zone.
 */
const KEPT_SECONDS = 16 * 86_400;

/** Changes that stay in the log for nodes that lag; one that lags more loads a snapshot. */
const KEPT_CHANGES = 50_000;

/** Removes matches that no page asks for any more, the far end of the log, and counts of adverts that are too old. @param now unix seconds */
export async function prune(db: Kysely<Database>, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const writer = await openChangeWriter(trx);
    const removed = await trx
      .deleteFrom('match')
      .where('match_time', '<', now - KEPT_SECONDS)
      .returning('id')
      .execute();
    for (const { id } of removed) writer.add({ kind: 'match', id });
    await writer.write();
    await trx
      .deleteFrom('change_log')
      .where('number', '<=', (await lastChange(trx)) - KEPT_CHANGES)
      .execute();
    await pruneAdvertCounts(trx, now);
  });
}
