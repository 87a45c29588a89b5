import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Side } from 'shared-kernel/entities/incident';
import type { Database, ResultTable } from '../schema';
import { areNear, eachOnce, type Reported, teamsByKey } from './eachOnce';
import { teamsOf } from './teamsOf';
import { presentOrigin } from './writeResults';

/** Whose history is wanted: a match and both its teams as the present feed knows them. */
export type HistoryWanted = {
  id: number;
  kickOff: number;
  /** The name of the competition's country, if known. */
  country: string | undefined;
  home: WantedTeam;
  away: WantedTeam;
};

export type WantedTeam = { id: number; name: string };

/** A result as it is sent. */
export type KeptResult = Omit<
  ResultTable,
  'id' | 'origin' | 'home' | 'away' | 'home_card_points' | 'away_card_points'
> & {
  /** The id that the present feed has, which alone has matches with pages. */
  match_id: number | null;
};

export type PastResult = KeptResult & {
  /** The side of the team whose result it is. */
  side: typeof Side.Home | typeof Side.Away;
};

/** The newest first; of meetings `side` is where the home team of the wanted match played. */
export type StoredHistory = { meetings: PastResult[]; home: PastResult[]; away: PastResult[] };

/** Results of a list. */
const MAX_RESULTS = 10;

/** The same match may come from several origins, so more is read than is sent. */
const READ = 3 * MAX_RESULTS;

/** What was played before a match, without the match itself. */
export async function readHistory(db: Kysely<Database>, wanted: HistoryWanted): Promise<StoredHistory> {
  const origin = (await presentOrigin(db)) ?? null;
  const teams = (side: 'home' | 'away') => teamsOf(db, origin, { ...wanted[side], country: wanted.country });
  const [home, away] = [await teams('home'), await teams('away')];
  const { kickOff } = wanted;
  const reading = { origin, before: kickOff };
  const read = async (query: RawBuilder<HistoryRow>) => (await query.execute(db)).rows;
  const isItself = (result: HistoryRow) =>
    result.match_id === wanted.id || (isBetween(result, home, away) && areNear(result, { kick_off: kickOff }));
  const others = (results: readonly HistoryRow[]) => results.filter((result) => !isItself(result));
  return {
    // All are of these two teams, whatever their keys are.
    meetings: toPast(eachOnce(others(await read(meetingsQuery(reading, home, away))), () => '')),
    home: toLast(others(await read(lastQuery(reading, home)))),
    away: toLast(others(await read(lastQuery(reading, away)))),
  };
}

type Reading = { origin: number | null; before: number };

/** A row with what decides whether another one is the same match. */
type HistoryRow = PastResult & Reported;

/** Reads, of each pair in the store, the newest alone, by its index. */
export function meetingsQuery({ origin, before }: Reading, home: number[], away: number[]) {
  return sql<HistoryRow>`
    select ${COLUMNS(origin)}, case when result.home = any(${home}::int[]) then 1 else 2 end as side
    from (
      select one as host, other as guest from unnest(${home}::int[]) one cross join unnest(${away}::int[]) other
      union all
      select other, one from unnest(${home}::int[]) one cross join unnest(${away}::int[]) other
    ) pair
    cross join lateral (
      select * from result where home = pair.host and away = pair.guest and kick_off < ${before}
      order by kick_off desc limit ${READ}
    ) result
    ${NAMED}
    order by result.kick_off desc limit ${READ}`;
}

/** Reads, of each side of each team in the store, the newest alone, by its index. */
export function lastQuery({ origin, before }: Reading, teams: number[]) {
  const newest = (side: 'home' | 'away') => sql`
    select result.*, ${sql.lit(side === 'home' ? Side.Home : Side.Away)} as side
    from unnest(${teams}::int[]) team
    cross join lateral (
      select * from result where ${sql.ref(side)} = team and kick_off < ${before}
      order by kick_off desc limit ${READ}
    ) result`;
  return sql<HistoryRow>`
    select ${COLUMNS(origin)}, result.side
    from (${newest('home')} union all ${newest('away')}) result
    ${NAMED}
    order by result.kick_off desc limit ${READ}`;
}

export const NAMED = sql`
  join result_team host on host.id = result.home
  join result_team guest on guest.id = result.away`;

const FIELDS = [
  ...['origin', 'home', 'away', 'kick_off', 'home_goals', 'away_goals', 'home_half', 'away_half', 'home_regular'],
  ...['away_regular'],
  ...['home_kicks', 'away_kicks', 'shootout_winner', 'is_extra_time', 'competition', 'home_name', 'away_name'],
  ...['home_minutes', 'away_minutes'],
];

/** An id of another feed says nothing to pages. */
export const COLUMNS = (origin: number | null) => sql`
  ${sql.raw(FIELDS.map((field) => `result.${field}`).join(', '))},
  host.key as home_key, guest.key as away_key,
  case when result.origin = ${origin} then result.match_id end as match_id`;

function isBetween({ home, away }: HistoryRow, ones: readonly number[], others: readonly number[]): boolean {
  return (ones.includes(home) && others.includes(away)) || (ones.includes(away) && others.includes(home));
}

/** The last matches of a team, each once, the newest first. */
export function toLast(results: readonly HistoryRow[]): PastResult[] {
  return toPast(eachOnce(results, teamsByKey));
}

function toPast(results: readonly HistoryRow[]): PastResult[] {
  return results.slice(0, MAX_RESULTS).map(toSent);
}

/** Without what tells a match from others. */
export function toSent<Result extends Reported>(result: Result) {
  const { origin, home, away, home_key, away_key, ...sent } = result;
  return sent;
}
