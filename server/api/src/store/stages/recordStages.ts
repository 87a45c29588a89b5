import type { FeedInfo } from 'feeds/feedRecords';
import { sql, type Transaction } from 'kysely';
import type { StagePhase, StageRound } from 'shared-kernel/entities/stage';
import { chunksOf } from '../chunksOf';
import { storableJson } from '../referenceData';
import { presentOrigin } from '../results/writeResults';
import type { Database } from '../schema';

/**
 * Keeps which part of a cup matches that are shown belong to. Where none is reported, what was reported before stays: a deputy may not
 * know it, and a vendor names rounds some time after its matches.
 */
export async function recordStages(trx: Transaction<Database>, info: readonly FeedInfo[]): Promise<void> {
  const sent = new Map(info.flatMap(({ match_id, stage }) => (stage ? [[match_id, stage] as const] : [])));
  if (sent.size === 0) return;
  const origin = await presentOrigin(trx);
  if (origin === undefined) return;
  const rows = [...sent].map(([match_id, { round, group, phase }]) => ({
    match_id,
    round,
    in_group: group,
    in_phase: phase,
  }));
  await write(trx, origin, rows);
}

type StageRow = {
  match_id: number;
  round: StageRound;
  in_group: string | undefined;
  in_phase: StagePhase | undefined;
};

async function write(trx: Transaction<Database>, origin: number, sent: readonly StageRow[]): Promise<void> {
  for (const some of chunksOf(sent)) {
    await sql`
      insert into match_stage as known (origin, match_id, competition_id, round, in_group, in_phase)
      select ${origin}::integer, came.match_id, match.competition_id, came.round, came.in_group, came.in_phase
      from json_to_recordset(${storableJson(some)})
        as came (match_id bigint, round text, in_group text, in_phase text)
      join match on match.id = came.match_id
      on conflict (match_id, origin) do update
      set competition_id = excluded.competition_id, round = excluded.round,
        in_group = ${orBefore('in_group')}, in_phase = ${orBefore('in_phase')}
      where (known.competition_id, known.round, known.in_group, known.in_phase)
        is distinct from (excluded.competition_id, excluded.round, ${orBefore('in_group')}, ${orBefore('in_phase')})
    `.execute(trx);
  }
}

/** What is not reported of the same round stays: a feed may know a group from another answer, which comes later. */
const orBefore = (column: 'in_group' | 'in_phase') =>
  sql.raw(`coalesce(excluded.${column}, case when known.round = excluded.round then known.${column} end)`);

/** Removes what only a run of a made-up feed has reported, before its results go. */
export async function removeMadeUpStages(trx: Transaction<Database>): Promise<void> {
  await sql`delete from match_stage where origin in (select id from result_origin where not is_lasting)`.execute(trx);
}
