import type { FeedMatch } from 'feeds/feedRecords';
import { goneBy, goneMatch, type KnownMatch } from 'feeds/fixtureList';
import type { FeedBatch } from 'feeds/provider';
import type { Transaction } from 'kysely';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import type { Database } from './schema';

/** Since when matches are lacked by lists that are not believed yet; a process that restarts doubts anew. */
export type Doubts = Map<number, number>;

/** Fixtures that were made anew stand up to so far outside of the window that lacks them, in seconds. */
const AROUND = 86_400;

/**
 * The stored matches that a batch's whole lists lack, in the state that is drawn nowhere. The store alone knows what was
 * reported before a restart, so it is the one that compares.
 *
 * @param now unix seconds
 */
export async function goneMatches(
  trx: Transaction<Database>,
  { fixtureLists = [], matches = [] }: FeedBatch,
  doubts: Doubts,
  now: number,
): Promise<FeedMatch[]> {
  if (fixtureLists.length === 0) return [];
  const sent = new Map(matches.map((match) => [match.id, match]));
  const from = Math.min(...fixtureLists.map((list) => list.from));
  const to = Math.max(...fixtureLists.map((list) => list.to));
  const stored = await storedBetween(trx, from - AROUND, to + AROUND);
  const known = [...stored.filter(({ id }) => !sent.has(id)), ...sent.values()];
  return goneBy(fixtureLists, known, new Set(sent.keys()), doubts, now).map(goneMatch);
}

async function storedBetween(trx: Transaction<Database>, from: number, to: number): Promise<KnownMatch[]> {
  const rows = await trx
    .selectFrom('match')
    .select(['id', 'match_time', 'status_id', 'competition_id', 'country_id', 'home_team_id', 'away_team_id'])
    .where('match_time', '>=', Math.floor(from))
    .where('match_time', '<=', Math.ceil(to))
    .where('status_id', '<>', MatchStatus.Abnormal)
    .execute();
  return rows.map(({ country_id, ...row }) => ({ ...row, country_id: country_id ?? undefined }));
}
