import { type Kysely, sql } from 'kysely';
import type { Stage, StagePhase, StageRound } from 'shared-kernel/entities/stage';
import { presentOrigin } from '../results/writeResults';
import type { Database } from '../schema';

/** A match of a cup; its result is `null` until it has ended. */
export type StoredCupMatch = {
  match_id: number;
  round: StageRound;
  in_group: string | null;
  in_phase: StagePhase | null;
  result: {
    /** Unix seconds. */
    kick_off: number;
    home: number;
    away: number;
    home_name: string;
    away_name: string;
    home_goals: number;
    away_goals: number;
    home_kicks: number | null;
    away_kicks: number | null;
    /** 1 home, 2 away. */
    shootout_winner: number | null;
    is_extra_time: boolean | null;
    home_card_points: number | null;
    away_card_points: number | null;
  } | null;
};

/** The matches of a competition of the present feed that belong to a part of a cup, of all seasons. */
export async function readStages(db: Kysely<Database>, competition: number): Promise<StoredCupMatch[]> {
  const origin = await presentOrigin(db);
  if (origin === undefined) return [];
  const { rows } = await sql<StoredCupMatch>`
    select stage.match_id, stage.round, stage.in_group, stage.in_phase,
      case when result.id is null then null else json_build_object(
        'kick_off', result.kick_off, 'home', host.team_id, 'away', guest.team_id,
        'home_name', result.home_name, 'away_name', result.away_name,
        'home_goals', result.home_goals, 'away_goals', result.away_goals,
        'home_kicks', result.home_kicks, 'away_kicks', result.away_kicks,
        'shootout_winner', result.shootout_winner, 'is_extra_time', result.is_extra_time,
        'home_card_points', result.home_card_points, 'away_card_points', result.away_card_points
      ) end as result
    from match_stage stage
    left join result on result.match_id = stage.match_id and result.origin = stage.origin
    left join result_team host on host.id = result.home
    left join result_team guest on guest.id = result.away
    where stage.competition_id = ${competition} and stage.origin = ${origin}
    order by result.kick_off`.execute(db);
  return rows;
}

/** The part of a cup that a match of the present feed belongs to. */
export async function readStage(db: Kysely<Database>, matchId: number): Promise<Stage | undefined> {
  const origin = await presentOrigin(db);
  if (origin === undefined) return undefined;
  const row = await db
    .selectFrom('match_stage')
    .select(['round', 'in_group', 'in_phase'])
    .where('match_id', '=', matchId)
    .where('origin', '=', origin)
    .executeTakeFirst();
  return row && { round: row.round, group: row.in_group ?? undefined, phase: row.in_phase ?? undefined };
}
