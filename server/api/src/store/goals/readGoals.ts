import type { Kysely } from 'kysely';
import { presentOrigin } from '../results/writeResults';
import type { Database } from '../schema';
import type { MatchScorer } from './scorersOf';

/** A competition of the present feed; `since` in unix seconds. */
export type GoalsWanted = { competition: number; since: number };

/** What a player scored in a match that has ended. */
export type StoredScorer = MatchScorer & { match_id: number; kick_off: number };

/** Who scored in a competition's matches since a moment, the oldest first. */
export async function readGoals(db: Kysely<Database>, { competition, since }: GoalsWanted): Promise<StoredScorer[]> {
  const origin = await presentOrigin(db);
  if (origin === undefined) return [];
  return db
    .selectFrom('match_goal')
    .select(['match_id', 'kick_off', 'team_id', 'player_id', 'player', 'goals', 'penalties'])
    .where('competition_id', '=', competition)
    .where('kick_off', '>=', since)
    .where('origin', '=', origin)
    .orderBy('kick_off')
    .execute();
}
