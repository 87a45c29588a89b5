import { setImmediate as breathe } from 'node:timers/promises';
import { type TeamKey, teamKey } from 'feeds/several/teamKey';
import { type Kysely, sql, type Transaction } from 'kysely';
import { chunksOf } from '../chunksOf';
import type { Database } from '../schema';
import { compareResults } from './compareResults';
import { importedOrigin, importedSources, lockImports } from './importedSources';
import { resultTeams } from './resultTeams';
import { type NewResult, originOf, presentOrigin, writeResults } from './writeResults';

/** A result from elsewhere, without its teams' numbers. */
export type ForeignResult = Omit<NewResult, 'origin' | 'home' | 'away' | 'match_id'> & { home: TeamKey; away: TeamKey };

/** What an import did. */
export type Imported = {
  added: number;
  changed: number;
  unchanged: number;
  /** Results of an earlier import of the same source that are no longer in it. */
  removed: number;
  /** Teams that the present feed has, too. */
  paired: number;
  /** Names of those that it has not. */
  unpaired: string[];
  /** What else was imported. */
  others: string[];
};

/**
 * Stores what a source reports instead of what it reported before: all of it, or nothing. What it still reports stays as it is.
 *
 * @param source names what is imported, whatever its teams are called in it
 */
export async function importResults(
  db: Kysely<Database>,
  source: string,
  results: readonly ForeignResult[],
): Promise<Imported> {
  return db.transaction().execute(async (trx) => {
    await lockImports(trx);
    const origin = await originOf(trx, importedOrigin(source), true);
    const rows = await numbered(trx, origin, results);
    const { news, gone, changed } = await compareResults(trx, origin, rows);
    for (const ids of chunksOf(gone)) {
      await trx.deleteFrom('result').where(sql<boolean>`id = any(${ids}::int[])`).execute();
    }
    await writeResults(trx, news, { isPast: true });
    await removeIdleTeams(trx, origin, rows);
    return {
      added: news.length - changed,
      changed,
      unchanged: rows.length - news.length,
      removed: gone.length - changed,
      ...(await pairedTeams(trx, results)),
      others: (await importedSources(trx)).filter((other) => other !== source),
    };
  });
}

/** Gives way to the rest of the process now and then: an import has tens of thousands. */
async function numbered(trx: Transaction<Database>, origin: number, results: readonly ForeignResult[]) {
  const keys = new Map<string, TeamKey>();
  for (const { home, away } of results) keys.set(home.key, home).set(away.key, away);
  const teams = [...keys.values()].map((key) => ({ team_id: null, ...key }));
  const numberOf = await resultTeams(trx, origin, teams);
  const rows: NewResult[] = [];
  for (const some of chunksOf(results)) {
    for (const { home, away, ...result } of some) {
      const [host, guest] = [numberOf({ team_id: null, ...home }), numberOf({ team_id: null, ...away })];
      rows.push({ ...result, origin, home: host, away: guest, match_id: null });
    }
    await breathe();
  }
  return rows;
}

/** Those of an earlier import that nothing is reported of any more. */
async function removeIdleTeams(trx: Transaction<Database>, origin: number, rows: readonly NewResult[]): Promise<void> {
  const teams = [...new Set(rows.flatMap(({ home, away }) => [home, away]))];
  await trx
    .deleteFrom('result_team')
    .where('origin', '=', origin)
    .where(sql<boolean>`id <> all(${teams}::int[])`)
    .execute();
}

/** A team is paired when the present feed has one of its key. */
async function pairedTeams(trx: Transaction<Database>, results: readonly ForeignResult[]) {
  const names = new Map(
    results.flatMap((one) => [[one.home.key, one.home_name] as const, [one.away.key, one.away_name] as const]),
  );
  const ours = await presentKeys(trx);
  const unpaired = [...names].filter(([key]) => !ours.has(key)).map(([, name]) => name);
  return { paired: names.size - unpaired.length, unpaired };
}

async function presentKeys(trx: Transaction<Database>): Promise<ReadonlySet<string>> {
  const { rows: shown } = await sql<{ name: string; country: string | null }>`
    select distinct team.name, country.name as country
    from match cross join lateral (values (home_team_id), (away_team_id)) side (id)
    join team on team.id = side.id
    left join country on country.id = match.country_id`.execute(trx);
  const origin = (await presentOrigin(trx)) ?? null;
  const known = await trx.selectFrom('result_team').select('key').where('origin', '=', origin).execute();
  return new Set([
    ...shown.map(({ name, country }) => teamKey(country ?? undefined, name).key),
    ...known.map(({ key }) => key),
  ]);
}
