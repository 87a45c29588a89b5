import type { FeedInfo } from 'feeds/feedRecords';
import type { Kysely } from 'kysely';
import { type DetailState, readDetails } from './details';
import type { Database } from './schema';
import { readStage } from './stages/readStages';

/** Fields in a fixed order, so that equal ones have equal texts. */
export function infoState({ match_id, venue, referee, stage }: FeedInfo): DetailState {
  const state = {
    match_id,
    venue: venue && { name: venue.name, city: venue.city },
    referee,
    stage: stage && { round: stage.round, group: stage.group, phase: stage.phase },
  };
  return { id: match_id, state };
}

/** As JSON text, with the part of a cup that is kept: the last answer may not have reported it, or its group. */
export async function readInfo(db: Kysely<Database>, matchId: number): Promise<string | undefined> {
  const state = await readDetails(db, 'match_info', matchId);
  const stage = state === undefined ? undefined : await readStage(db, matchId);
  return state === undefined || !stage ? state : JSON.stringify({ ...JSON.parse(state), stage });
}
