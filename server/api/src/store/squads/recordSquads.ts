import type { FeedSquad } from 'feeds/feedRecords';
import { sql, type Transaction } from 'kysely';
import { chunksOf } from '../chunksOf';
import { storableJson } from '../referenceData';
import type { Database } from '../schema';

/** Stores the squads of stored teams; what is unchanged writes nothing. No board shows them, so the change log has no line. */
export async function recordSquads(trx: Transaction<Database>, squads: readonly FeedSquad[]): Promise<void> {
  const latest = [...new Map(squads.map((one) => [one.team_id, one])).values()];
  for (const some of chunksOf(latest)) {
    const rows = some.map((one) => ({ team_id: one.team_id, state: storableJson(wireSquad(one)) }));
    await sql`
      insert into squad as known (team_id, state)
      select came.team_id, came.state
      from json_to_recordset(${JSON.stringify(rows)}) as came (team_id bigint, state text)
      join team on team.id = came.team_id
      on conflict (team_id) do update set state = excluded.state where known.state is distinct from excluded.state
    `.execute(trx);
  }
}

/** Fields in a fixed order, so that equal ones have equal texts. */
function wireSquad({ team_id, coach, players }: FeedSquad): object {
  return {
    ...{ team_id, coach },
    players: players.map(({ id, name, number, position }) => ({ id, name, number, position })),
  };
}
