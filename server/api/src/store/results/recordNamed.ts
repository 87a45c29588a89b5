import { sql, type Transaction } from 'kysely';
import { decodeList } from 'shared-kernel/decode/decode';
import { integer, optional, text } from 'shared-kernel/decode/fields';
import { idOrNone } from 'shared-kernel/entities/id';
import { sideSchema, winnerSchema } from 'shared-kernel/entities/incident';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import * as v from 'valibot';
import { ROWS_AT_ONCE } from '../chunksOf';
import { addGoals } from '../goals/recordGoals';
import type { Database } from '../schema';
import { writeEnded } from './recordResults';
import { presentOrigin } from './writeResults';

/** Keeps the results of stored matches, and who scored, of teams whose names come later than the ends of their matches. */
export async function recordNamed(trx: Transaction<Database>, teams: readonly number[]): Promise<void> {
  if (teams.length === 0) return;
  let last: number | undefined = 0;
  while (last !== undefined) last = await recordSome(trx, last, teams);
}

/** @returns the last match, if more may follow */
async function recordSome(
  trx: Transaction<Database>,
  after: number,
  teams: readonly number[],
): Promise<number | undefined> {
  const origin = await presentOrigin(trx);
  if (origin === undefined) return undefined;
  const wanted = sql`select unnest(${teams}::bigint[])`;
  // The states of a page alone are taken apart, and once.
  const { rows } = await sql<{ id: number }>`
    with page as materialized (
      select id from match
      where status_id = ${MatchStatus.Ended} and id > ${after} and (home_team_id in (${wanted}) or away_team_id in (${wanted}))
        and not exists (select from result where result.match_id = match.id and result.origin = ${origin})
      order by id limit ${ROWS_AT_ONCE}
    )
    select match.id, match_time, competition_id, country_id, home_team_id, away_team_id, part.*
    from page join match on match.id = page.id
    cross join lateral json_to_record(state::json) part (home_scores json, away_scores json, shootout_winner smallint, incidents json)
    order by match.id`.execute(trx);
  const ended = decodeList(endedSchema, rows, 'match', noop);
  await writeEnded(trx, origin, ended, true);
  await addGoals(trx, origin, ended);
  return rows.length < ROWS_AT_ONCE ? undefined : rows.at(-1)?.id;
}

const scores = v.array(integer);

/** What a result and its scorers are made of, and no more. */
const endedSchema = v.object({
  id: integer,
  match_time: integer,
  competition_id: integer,
  country_id: optional(integer),
  home_team_id: integer,
  away_team_id: integer,
  home_scores: scores,
  away_scores: scores,
  shootout_winner: optional(winnerSchema),
  incidents: v.array(
    v.object({
      type: integer,
      position: sideSchema,
      time: integer,
      added_time: optional(integer),
      player_name: optional(text),
      player_id: optional(idOrNone),
    }),
  ),
});

const noop = () => {};
