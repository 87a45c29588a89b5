import type { Kysely } from 'kysely';
import type { Database } from './schema';

/** What the feeding node says of its feed. Times are unix seconds. */
export type NotedSilence = {
  /** Since when the feed is silent, if it is. */
  readonly since: number | undefined;
  /** When the node last said so; `undefined` before it said anything in this run. */
  readonly notedAt: number | undefined;
};

/** Notes since when the feed of the run is silent. */
export async function noteSilence(db: Kysely<Database>, since: number | undefined, now: number): Promise<void> {
  await db
    .updateTable('feed_run')
    .set({ silent_since: since ?? null, noted_at: now })
    .execute();
}

export async function readSilence(db: Kysely<Database>): Promise<NotedSilence> {
  const run = await db.selectFrom('feed_run').select(['silent_since', 'noted_at']).executeTakeFirst();
  return { since: run?.silent_since ?? undefined, notedAt: run?.noted_at ?? undefined };
}
