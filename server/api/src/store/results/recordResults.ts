import type { FeedResult } from 'feeds/feedRecords';
import { teamKey } from 'feeds/several/teamKey';
import { sql, type Transaction } from 'kysely';
import { chunksOf } from '../chunksOf';
import type { Database } from '../schema';
import { type Scored, scorelineOf } from './resultOf';
import { resultTeams } from './resultTeams';
import { presentOrigin, removeResults, writeResults } from './writeResults';

/** Results of the present feed in one transaction. */
export type Recorded = {
  /** Ended, or corrected after the end. */
  ended: readonly FeedResult[];
  /** Those that had ended and are said not to have. */
  undone: readonly number[];
  /** Results of the past: what is stored says as much. */
  past: readonly FeedResult[];
};

/** Keeps what a batch says of results; without a run there is nobody whose results they are. */
export async function recordResults(trx: Transaction<Database>, { ended, undone, past }: Recorded): Promise<void> {
  if (ended.length + undone.length + past.length === 0) return;
  const origin = await presentOrigin(trx);
  if (origin === undefined) return;
  await removeResults(trx, origin, undone);
  for (const some of chunksOf(ended)) await writeEnded(trx, origin, some, false);
  for (const some of chunksOf(past)) await writeEnded(trx, origin, some, true);
}

/** A match that has ended, with what a result says of it. */
export type EndedMatch = Omit<FeedResult, keyof Scored> & Scored;

/** @param isPast what is stored of a match says as much */
export async function writeEnded(
  trx: Transaction<Database>,
  origin: number,
  matches: readonly EndedMatch[],
  isPast: boolean,
): Promise<void> {
  if (matches.length === 0) return;
  const names = await namesOf(trx, matches);
  const known = matches.flatMap((match) => {
    const [home_name, away_name] = [names.team(match.home_team_id), names.team(match.away_team_id)];
    const scoreline = scorelineOf(match);
    if (home_name === undefined || away_name === undefined || !scoreline) return [];
    const country = names.country(match.country_id);
    return [
      {
        scoreline: { kick_off: match.match_time, match_id: match.id, ...scoreline },
        names: { competition: names.competition(match.competition_id) ?? '', home_name, away_name },
        home: { team_id: match.home_team_id, ...teamKey(country, home_name) },
        away: { team_id: match.away_team_id, ...teamKey(country, away_name) },
      },
    ];
  });
  const numberOf = await resultTeams(
    trx,
    origin,
    known.flatMap(({ home, away }) => [home, away]),
  );
  const rows = known.map(({ scoreline, names, home, away }) => ({
    origin,
    home: numberOf(home),
    away: numberOf(away),
    ...scoreline,
    ...names,
  }));
  await writeResults(trx, rows, { isPast });
}

async function namesOf(trx: Transaction<Database>, matches: readonly EndedMatch[]) {
  const named = async (table: 'team' | 'competition' | 'country', ids: readonly (number | undefined)[]) => {
    const wanted = [...new Set(ids)].filter((id) => id !== undefined);
    const rows = await trx
      .selectFrom(table)
      .select(['id', 'name'])
      .where(sql<boolean>`id = any(${wanted}::bigint[])`)
      .execute();
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return (id: number | undefined) => (id === undefined ? undefined : names.get(id));
  };
  return {
    team: await named(
      'team',
      matches.flatMap(({ home_team_id, away_team_id }) => [home_team_id, away_team_id]),
    ),
    competition: await named(
      'competition',
      matches.map(({ competition_id }) => competition_id),
    ),
    country: await named(
      'country',
      matches.map(({ country_id }) => country_id),
    ),
  };
}
