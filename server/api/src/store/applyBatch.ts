import type { FeedMatch } from 'feeds/feedRecords';
import type { FeedBatch } from 'feeds/provider';
import { type Kysely, sql, type Transaction } from 'kysely';
import { MatchStatus } from 'shared-kernel/entities/matchStatus';
import { type ChangeWriter, openChangeWriter } from './changeLog';
import { chunksOf } from './chunksOf';
import { infoState, lineupsState, squadState, upsertDetails, vendorTextState } from './details';
import { recordGoals } from './goals/recordGoals';
import { type Doubts, goneMatches } from './goneMatches';
import { writeMarketMoves } from './marketMoves';
import { marketsState } from './matchMarkets';
import { needsBoard, type StoredMatchRow, toStoredMatchRow } from './matchState';
import { priceMoves, writeEarlierPrices, writePriceMoves } from './priceMoves';
import { upsertReference } from './referenceData';
import { recordNamed } from './results/recordNamed';
import { recordResults } from './results/recordResults';
import type { Database, MatchTable } from './schema';
import { recordStages } from './stages/recordStages';

/**
 * Stores a feed's batch in one transaction: all of it, or nothing.
 *
 * A match with an unchanged state gets no new version, so a feed may send the same state twice. Prices that changed are
 * added to the history of their match.
 *
 * @param now unix seconds
 * @param doubts kept from batch to batch of one feed
 * @returns the number of its last change in the log, or nothing when nothing changed
 */
export async function applyBatch(
  db: Kysely<Database>,
  batch: FeedBatch,
  now: number,
  doubts: Doubts,
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const writer = await openChangeWriter(trx);
    const { isChanged, newTeams } = await upsertReference(trx, batch);
    if (isChanged) writer.add({ kind: 'reference' });
    const gone = await goneMatches(trx, batch, doubts, now);
    const { ended, undone } = await upsertMatches(trx, [...(batch.matches ?? []), ...gone], writer, now);
    const recorded = { ended, undone, past: batch.results ?? [] };
    await recordResults(trx, recorded);
    await recordNamed(trx, newTeams);
    await recordGoals(trx, recorded, now);
    await upsertDetails(trx, 'lineup', (batch.lineups ?? []).map(lineupsState));
    await upsertDetails(trx, 'match_info', (batch.info ?? []).map(infoState));
    await writeMarketMoves(trx, batch.markets ?? [], now);
    await upsertDetails(trx, 'match_markets', (batch.markets ?? []).map(marketsState));
    await upsertDetails(trx, 'vendor_text', (batch.texts ?? []).map(vendorTextState));
    await upsertDetails(trx, 'squad', (batch.squads ?? []).map(squadState));
    await recordStages(trx, batch.info ?? []);
    await writeEarlierPrices(trx, batch.earlierPrices ?? []);
    return writer.write();
  });
}

/** Returns what changed of results: matches that have ended, and those that had ended before. */
async function upsertMatches(
  trx: Transaction<Database>,
  matches: readonly FeedMatch[],
  writer: ChangeWriter,
  now: number,
) {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const latest = [...byId.values()];
  const ended: FeedMatch[] = [];
  const undone: number[] = [];
  for (const some of chunksOf(latest)) {
    const rows = some.map(toStoredMatchRow);
    const known = await fingerprints(
      trx,
      rows.map(({ id }) => id),
    );
    const changed = rows.filter(({ id, fingerprint }) => known.get(id) !== fingerprint);
    if (changed.length === 0) continue;
    const before = await statesBefore(trx, changed);
    await writeMatches(trx, numbered(changed, before, writer));
    const moved = changed.flatMap(({ id }) => byId.get(id) ?? []);
    await writePriceMoves(trx, priceMoves(moved, before, now));
    for (const { id, status_id } of changed) {
      const match = byId.get(id);
      if (match && status_id === MatchStatus.Ended) ended.push(match);
      else if (before.get(id)?.status_id === MatchStatus.Ended) undone.push(id);
    }
  }
  return { ended, undone };
}

type StateBefore = Pick<MatchTable, 'id' | 'state' | 'status_id'>;

async function statesBefore(
  trx: Transaction<Database>,
  rows: readonly StoredMatchRow[],
): Promise<ReadonlyMap<number, StateBefore>> {
  const ids = rows.map(({ id }) => id);
  const stored = await trx
    .selectFrom('match')
    .select(['id', 'state', 'status_id'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  return new Map(stored.map((row) => [row.id, row]));
}

function numbered(
  rows: readonly StoredMatchRow[],
  before: ReadonlyMap<number, StateBefore>,
  writer: ChangeWriter,
): MatchTable[] {
  return rows.map((row) => {
    const known = before.get(row.id)?.state;
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
