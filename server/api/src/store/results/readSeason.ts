import { competitionKey } from 'feeds/several/competitionKey';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema';
import { meantTeams, type StoredTeam } from './meantTeams';
import { presentOrigin } from './writeResults';

/** Whose results are wanted: a competition and the ids of teams of it, as the present feed knows them. */
export type SeasonWanted = {
  competition: string;
  /** The name of its country, if known. */
  country: string | undefined;
  teams: readonly number[];
  /** Unix seconds. */
  since: number;
};

/** A result with the teams' ids; a team that the feed has no id for has one below 0. */
export type PlayedMatch = {
  /** The id that the present feed has. */
  match_id: number | null;
  kick_off: number;
  home: number;
  away: number;
  home_goals: number;
  away_goals: number;
  home_half: number | null;
  away_half: number | null;
};

/** Two origins report of one match with kick-offs that differ by less, in seconds (0038). */
const SAME_MATCH = 18 * 3600;

/** What those teams played in a competition, the oldest first; each match once. */
export async function readSeason(db: Kysely<Database>, wanted: SeasonWanted): Promise<PlayedMatch[]> {
  const origin = (await presentOrigin(db)) ?? null;
  const idOf = await idsOfTeams(db, origin, wanted.teams);
  const own = competitionKey(wanted.country, wanted.competition);
  const rows = await readRows(db, [...idOf.keys()], wanted.since);
  const names = new Set(rows.map(({ competition }) => competition));
  const same = new Set([...names].filter((name) => competitionKey(wanted.country, name) === own));
  const theirs = rows.filter(({ competition }) => same.has(competition));
  const played = theirs.map(({ origin: from, match_id, home_id, away_id, competition, ...row }) => ({
    ...row,
    isPresent: from === origin,
    match_id: from === origin ? match_id : null,
    home: idOf.get(row.home) ?? (from === origin ? home_id : null) ?? -row.home,
    away: idOf.get(row.away) ?? (from === origin ? away_id : null) ?? -row.away,
  }));
  return once(played);
}

type Row = Omit<PlayedMatch, 'match_id'> & {
  origin: number;
  match_id: number | null;
  home_id: number | null;
  away_id: number | null;
  competition: string;
};

/** Reads, of each team, the newest alone, by its index. */
async function readRows(db: Kysely<Database>, teams: readonly number[], since: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select
      result.origin, result.match_id, result.kick_off, result.home, result.away, result.competition,
      result.home_goals, result.away_goals, result.home_half, result.away_half,
      host.team_id as home_id, guest.team_id as away_id
    from (
      select one.* from unnest(${teams}::int[]) team
        cross join lateral (select * from result where home = team and kick_off > ${since}) one
      union all
      select other.* from unnest(${teams}::int[]) team
        cross join lateral (select * from result where away = team and kick_off > ${since}) other
        where other.home <> all(${teams}::int[])
    ) result
    join result_team host on host.id = result.home
    join result_team guest on guest.id = result.away
    order by result.kick_off`.execute(db);
  return rows;
}

/** Which of the wanted teams a team of any origin is: by its id, or where its key means it. */
async function idsOfTeams(
  db: Kysely<Database>,
  origin: number | null,
  teams: readonly number[],
): Promise<Map<number, number>> {
  const own: StoredTeam[] = await db
    .selectFrom('result_team')
    .selectAll()
    .where('origin', '=', origin)
    .where(sql<boolean>`team_id = any(${teams}::bigint[])`)
    .execute();
  const named: StoredTeam[] = await db
    .selectFrom('result_team')
    .selectAll()
    .where(sql<boolean>`key = any(${own.map(({ key }) => key)}::text[])`)
    .execute();
  const ids = own.flatMap(({ id, key, is_wide, team_id }): [number, number][] => {
    if (team_id === null) return [];
    const others = named.filter((one) => one.id !== id);
    const all = [...meantTeams({ key, isWide: is_wide }, others, origin), id];
    return all.map((one) => [one, team_id]);
  });
  return new Map(ids);
}

type ReadMatch = PlayedMatch & { isPresent: boolean };

/** Each match once, with what the present feed says of it rather than another. One origin reports of no match twice. */
function once(played: readonly ReadMatch[]): PlayedMatch[] {
  const present = played.filter(({ isPresent }) => isPresent);
  const kept: ReadMatch[] = [...present];
  for (const one of played) {
    if (!one.isPresent && !kept.some((other) => areOne(one, other))) kept.push(one);
  }
  return kept.sort((a, b) => a.kick_off - b.kick_off).map(({ isPresent, ...match }) => match);
}

function areOne(one: PlayedMatch, other: PlayedMatch): boolean {
  return one.home === other.home && one.away === other.away && Math.abs(one.kick_off - other.kick_off) < SAME_MATCH;
}
