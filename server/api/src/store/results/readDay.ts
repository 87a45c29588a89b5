import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema';
import { eachOnce, type Reported, SAME_MATCH, teamsByKey } from './eachOnce';
import { COLUMNS, type KeptResult, NAMED, toSent } from './readHistory';
import { presentOrigin } from './writeResults';

/** Kick-offs from `from` on and before `to`, in unix seconds. */
export type DayWanted = { from: number; to: number };

/** Results of an answer. */
export const MOST_OF_DAY = 2000;

/** The same match may come from several origins, so more is read than is sent. */
const READ = 3 * MOST_OF_DAY;

/** What was played on a day, of all competitions: each match once, by kick-off and then competition. */
export async function readDay(db: Kysely<Database>, wanted: DayWanted): Promise<KeptResult[]> {
  const origin = (await presentOrigin(db)) ?? null;
  const { rows } = await dayQuery(origin, wanted).execute(db);
  return eachOnce(rows, teamsByKey)
    .filter(({ kick_off }) => kick_off >= wanted.from && kick_off < wanted.to)
    .sort(byKickOff)
    .slice(0, MOST_OF_DAY)
    .map(toSent);
}

type DayRow = KeptResult & Reported;

/**
 * Reads by its index also what another origin may report of these matches outside the window, for a match is played on one
 * day; what is in the window goes first, the oldest first.
 */
export function dayQuery(origin: number | null, { from, to }: DayWanted) {
  return sql<DayRow>`
    select ${COLUMNS(origin)}
    from (
      select * from result where kick_off > ${from - SAME_MATCH} and kick_off < ${to + SAME_MATCH}
      order by kick_off < ${from} or kick_off >= ${to}, kick_off limit ${READ}
    ) result
    ${NAMED}
    order by result.kick_off desc, result.id`;
}

function byKickOff(one: KeptResult, other: KeptResult): number {
  if (one.kick_off !== other.kick_off) return one.kick_off - other.kick_off;
  return one.competition < other.competition ? -1 : one.competition > other.competition ? 1 : 0;
}
