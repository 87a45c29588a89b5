import type { FeedLineups } from 'feeds/feedRecords';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';
import { chunksOf } from './chunksOf';
import { storableJson } from './referenceData';
import type { Database } from './schema';

/**
 * Stores line-ups of stored matches; what is unchanged writes nothing. The change log has no line for them: no board shows
 * them, and a page asks for those of its match.
 */
export async function upsertLineups(trx: Transaction<Database>, lineups: readonly FeedLineups[]): Promise<void> {
  const latest = [...new Map(lineups.map((one) => [one.match_id, one])).values()];
  for (const some of chunksOf(latest)) {
    const rows = some.map((one) => ({ match_id: one.match_id, state: storableJson(wireState(one)) }));
    await sql`
      insert into lineup as known (match_id, state)
      select came.match_id, came.state
      from json_to_recordset(${JSON.stringify(rows)}) as came (match_id bigint, state text)
      join match on match.id = came.match_id
      on conflict (match_id) do update set state = excluded.state where known.state is distinct from excluded.state
    `.execute(trx);
  }
}

/** The line-ups of a match as JSON text. */
export async function readLineups(db: Kysely<Database>, matchId: number): Promise<string | undefined> {
  const row = await db.selectFrom('lineup').select('state').where('match_id', '=', matchId).executeTakeFirst();
  return row?.state;
}

/** Fields in a fixed order, so that equal line-ups have equal texts. */
function wireState({ match_id, is_confirmed, home, away }: FeedLineups): object {
  return { match_id, is_confirmed, home: home && wireTeam(home), away: away && wireTeam(away) };
}

function wireTeam({ formation, coach, starters, bench }: TeamLineup): object {
  return { formation, coach, starters: starters.map(wirePlayer), bench: bench.map(wirePlayer) };
}

function wirePlayer({ id, name, number, position, grid }: LineupPlayer): object {
  return { id, name, number, position, grid };
}
