import type { FeedMatch } from 'feeds/feedRecords';
import type { FeedBatch } from 'feeds/provider';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type ChangeWriter, openChangeWriter } from './changeLog';
import { needsBoard, type StoredMatchRow, toStoredMatchRow } from './matchState';
import { upsertReference } from './referenceData';
import type { Database, MatchTable } from './schema';

/**
 * Stores a feed's batch in one transaction: all of it, or nothing.
 *
 * A match with an unchanged state gets no new version, so a feed may send the same state twice.
 *
 * @returns the number of its last change in the log, or nothing when nothing changed
 */
export async function applyBatch(db: Kysely<Database>, batch: FeedBatch): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const writer = await openChangeWriter(trx);
    if (await upsertReference(trx, batch)) writer.add({ kind: 'reference' });
    await upsertMatches(trx, batch.matches ?? [], writer);
    return writer.write();
  });
}

/** Rows of one statement: a whole season would block the process for a second. */
const ROWS_AT_ONCE = 500;

async function upsertMatches(trx: Transaction<Database>, matches: readonly FeedMatch[], writer: ChangeWriter) {
  const latest = [...new Map(matches.map((match) => [match.id, match])).values()];
  for (let from = 0; from < latest.length; from += ROWS_AT_ONCE) {
    const rows = latest.slice(from, from + ROWS_AT_ONCE).map(toStoredMatchRow);
    const known = await fingerprints(
      trx,
      rows.map(({ id }) => id),
    );
    const changed = rows.filter(({ id, fingerprint }) => known.get(id) !== fingerprint);
    if (changed.length > 0) await writeMatches(trx, await numbered(trx, changed, writer));
  }
}

async function numbered(
  trx: Transaction<Database>,
  rows: readonly StoredMatchRow[],
  writer: ChangeWriter,
): Promise<MatchTable[]> {
  const ids = rows.map(({ id }) => id);
  const stored = await trx
    .selectFrom('match')
    .select(['id', 'state'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  const before = new Map(stored.map(({ id, state }) => [id, state]));
  return rows.map((row) => {
    const known = before.get(row.id);
    const isMore = known === undefined || needsBoard(known, row.state);
    return { ...row, version: writer.add({ kind: 'match', id: row.id, needsBoard: isMore }) };
  });
}

async function fingerprints(trx: Transaction<Database>, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await trx
    .selectFrom('match')
    .select(['id', 'fingerprint'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, fingerprint }) => [id, fingerprint]));
}

async function writeMatches(trx: Transaction<Database>, rows: readonly MatchTable[]): Promise<void> {
  await sql`
    insert into match
      (id, version, match_time, status_id, competition_id, country_id, home_team_id, away_team_id, fingerprint, state)
    select * from json_to_recordset(${JSON.stringify(rows)}) as came (
      id bigint, version bigint, match_time bigint, status_id integer, competition_id bigint, country_id bigint,
      home_team_id bigint, away_team_id bigint, fingerprint text, state text
    )
    on conflict (id) do update set
      version = excluded.version, match_time = excluded.match_time, status_id = excluded.status_id,
      competition_id = excluded.competition_id, country_id = excluded.country_id,
      home_team_id = excluded.home_team_id, away_team_id = excluded.away_team_id,
      fingerprint = excluded.fingerprint, state = excluded.state
  `.execute(trx);
}
