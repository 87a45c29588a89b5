import type { Kysely } from 'kysely';
import { pruneAdvertCounts } from './advertCounts';
import { KEPT_CHANGES, lastChange, openChangeWriter } from './changeLog';
import { pruneContentPreviews } from './contentPreviews';
import { pruneGoals } from './goals/recordGoals';
import { prunePriceMoves } from './prunePriceMoves';
import { pruneReleaseCounts } from './releaseCounts';
import { pruneReleases } from './releases/pruneReleases';
import type { Database } from './schema';

/**
 * Results reach back fourteen local days: the oldest begins up to a day and fourteen hours earlier than fourteen days
 * ago, seen from the westernmost zone.
 */
const KEPT_SECONDS = 16 * 86_400;

/**
 * Removes matches that pages no longer request, the oldest part of the log, old counts of adverts and releases, old
 * moves of prices, old goals, old releases and previews that have ended.
 *
 * @param now unix seconds
 */
export async function prune(db: Kysely<Database>, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const writer = await openChangeWriter(trx);
    const removed = await trx
      .deleteFrom('match')
      .where('match_time', '<', now - KEPT_SECONDS)
      .returning('id')
      .execute();
    for (const { id } of removed) writer.add({ kind: 'match', id, needsBoard: false });
    await writer.write();
    await trx
      .deleteFrom('change_log')
      .where('number', '<=', (await lastChange(trx)) - KEPT_CHANGES)
      .execute();
    await pruneAdvertCounts(trx, now);
  });
  await pruneReleaseCounts(db, now);
  await prunePriceMoves(db, now);
  await pruneReleases(db, now);
  await pruneGoals(db, now);
  await pruneContentPreviews(db, now);
}
