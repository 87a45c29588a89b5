import { type Kysely, sql } from 'kysely';
import { matchdaySchema } from 'shared-kernel/entities/matchInfo';
import type { MatchRound } from 'shared-kernel/entities/matchRound';
import type { Stage } from 'shared-kernel/entities/stage';
import * as v from 'valibot';
import { presentOrigin } from '../results/writeResults';
import type { Database } from '../schema';

type Row = {
  match_id: number;
  matchday: string | null;
  round: Stage['round'] | null;
  in_group: string | null;
  in_phase: Stage['phase'] | null;
};

/** The rounds of a competition's matches that are shown, as far as they are known. A match of a cup has no matchday. */
export async function readRounds(db: Kysely<Database>, competition: number): Promise<MatchRound[]> {
  const origin = (await presentOrigin(db)) ?? null;
  const { rows } = await sql<Row>`
    select match.id as match_id, info.state::json ->> 'matchday' as matchday,
      stage.round, stage.in_group, stage.in_phase
    from match
    left join match_info info on info.match_id = match.id
    left join match_stage stage on stage.match_id = match.id and stage.origin = ${origin}::integer
    where match.competition_id = ${competition}
      and (stage.round is not null or info.state::json ->> 'matchday' is not null)
    order by match.match_time, match.id`.execute(db);
  return rows.map(({ match_id, matchday, round, in_group, in_phase }) => {
    const stage = round ? { round, group: in_group ?? undefined, phase: in_phase ?? undefined } : undefined;
    return {
      match_id,
      stage,
      matchday: stage || !v.is(matchdaySchema, Number(matchday)) ? undefined : Number(matchday),
    };
  });
}
