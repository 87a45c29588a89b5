import type { FeedInfo, FeedLineups, FeedSquad, FeedText } from 'feeds/feedRecords';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { LineupPlayer, TeamLineup } from 'shared-kernel/entities/lineups';
import { chunksOf } from './chunksOf';
import { storableJson } from './referenceData';
import type { Database } from './schema';
import { readStage } from './stages/readStages';

/** Tables of details of a match or a team, which go with it. */
const PARENTS = {
  lineup: 'match',
  match_info: 'match',
  match_markets: 'match',
  vendor_text: 'match',
  squad: 'team',
} as const;

/** Details of a match or a team, as a feed sent them; of several the last counts. `state` is what visitors get. */
export type DetailState = { id: number; state: object };

/**
 * Stores details of stored matches or teams; what is unchanged writes nothing. The change log has no line for it: no board
 * shows it, and a page asks for that of its match or team.
 */
export async function upsertDetails(
  trx: Transaction<Database>,
  table: keyof typeof PARENTS,
  sent: readonly DetailState[],
): Promise<void> {
  const parent = PARENTS[table];
  const key = sql.ref(`${parent}_id`);
  const latest = [...new Map(sent.map((one) => [one.id, one])).values()];
  for (const some of chunksOf(latest)) {
    const rows = some.map(({ id, state }) => ({ id, state: storableJson(state) }));
    await sql`
      insert into ${sql.table(table)} as known (${key}, state)
      select came.id, came.state
      from json_to_recordset(${JSON.stringify(rows)}) as came (id bigint, state text)
      join ${sql.table(parent)} as parent on parent.id = came.id
      on conflict (${key}) do update set state = excluded.state where known.state is distinct from excluded.state
    `.execute(trx);
  }
}

/** What is known of a match, as JSON text. */
export async function readDetails(
  db: Kysely<Database>,
  table: Exclude<keyof typeof PARENTS, 'squad'>,
  matchId: number,
): Promise<string | undefined> {
  const row = await db.selectFrom(table).select('state').where('match_id', '=', matchId).executeTakeFirst();
  return row?.state;
}

/** Fields in a fixed order, so that equal line-ups have equal texts. */
export function lineupsState({ match_id, is_confirmed, home, away }: FeedLineups): DetailState {
  return {
    id: match_id,
    state: { match_id, is_confirmed, home: home && wireTeam(home), away: away && wireTeam(away) },
  };
}

function wireTeam({ formation, coach, starters, bench }: TeamLineup): object {
  return { formation, coach, starters: starters.map(wirePlayer), bench: bench.map(wirePlayer) };
}

function wirePlayer({ id, name, number, position, grid }: LineupPlayer): object {
  return { id, name, number, position, grid };
}

/** Fields in a fixed order, so that equal squads have equal texts. */
export function squadState({ team_id, coach, players }: FeedSquad): DetailState {
  const wire = players.map(({ id, name, number, position }) => ({ id, name, number, position }));
  return { id: team_id, state: { team_id, coach, players: wire } };
}

/** Fields in a fixed order, so that equal ones have equal texts. */
export function vendorTextState({ match_id, lines }: FeedText): DetailState {
  const wire = lines.map(({ time, lang, text }) => ({ time, lang, text }));
  return { id: match_id, state: { match_id, lines: wire } };
}

/** Fields in a fixed order, so that equal ones have equal texts. */
export function infoState({ match_id, venue, referee, stage, matchday }: FeedInfo): DetailState {
  const state = {
    match_id,
    venue: venue && { name: venue.name, city: venue.city },
    referee,
    stage: stage && { round: stage.round, group: stage.group, phase: stage.phase },
    matchday,
  };
  return { id: match_id, state };
}

/** As JSON text, with the part of a cup that is kept: the last answer may not have reported it, or its group. */
export async function readInfo(db: Kysely<Database>, matchId: number): Promise<string | undefined> {
  const state = await readDetails(db, 'match_info', matchId);
  const stage = state === undefined ? undefined : await readStage(db, matchId);
  return state === undefined || !stage ? state : JSON.stringify({ ...JSON.parse(state), stage });
}
