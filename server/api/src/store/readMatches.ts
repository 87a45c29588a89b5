import { type Kysely, sql } from 'kysely';
import { lastChange, lastChangeForBoards, readChangeLog } from './changeLog';
import { type Reference, readReference } from './referenceData';
import type { Database, MatchTable } from './schema';

export type StoredMatch = Omit<MatchTable, 'fingerprint'>;

/** Everything at one moment. */
export type Snapshot = {
  /** The number of the last change in it. */
  last: number;
  /** The number of the last change of which pages learn from a board alone, if the log still has it. */
  lastForBoards: number | undefined;
  matches: StoredMatch[];
  reference: Reference;
};

/** The changes that a node needs to be up to date with the store. */
export type ChangeDelta =
  | { kind: 'snapshot'; snapshot: Snapshot }
  | {
      kind: 'changes';
      last: number;
      /** The newest state of each match that changed. */
      matches: StoredMatch[];
      /** Those of them that had other states since, which this reader never saw. */
      skippedIds: ReadonlySet<number>;
      removedIds: number[];
      reference: Reference | undefined;
      /** The number of the last change of which pages learn from a board alone. */
      lastForBoards: number | undefined;
      /** There is more to read at once. */
      isMore: boolean;
    };

const COLUMNS = [
  'id',
  'version',
  'match_time',
  'status_id',
  'competition_id',
  'country_id',
  'home_team_id',
  'away_team_id',
  'state',
] as const;

export async function readSnapshot(db: Kysely<Database>): Promise<Snapshot> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => ({
      last: await lastChange(trx),
      lastForBoards: await lastChangeForBoards(trx),
      matches: await trx.selectFrom('match').select(COLUMNS).execute(),
      reference: await readReference(trx),
    }));
}

/** The changes after number `after`. */
export async function readChanges(db: Kysely<Database>, after: number): Promise<ChangeDelta> {
  const read = await readChangeLog(db, after);
  switch (read.kind) {
    case 'gap':
      return { kind: 'snapshot', snapshot: await readSnapshot(db) };
    case 'changes': {
      const ids = [...read.numbers.keys()];
      const matches = ids.length > 0 ? await readMatches(db, ids) : [];
      const present = new Set(matches.map(({ id }) => id));
      return {
        kind: 'changes',
        last: read.last,
        matches,
        skippedIds: new Set(matches.flatMap(({ id, version }) => (read.numbers.get(id) === version ? [] : id))),
        removedIds: ids.filter((id) => !present.has(id)),
        reference: read.isReferenceChanged ? await readReference(db) : undefined,
        lastForBoards: read.lastForBoards,
        isMore: read.isMore,
      };
    }
  }
}

function readMatches(db: Kysely<Database>, ids: readonly number[]): Promise<StoredMatch[]> {
  return db.selectFrom('match').select(COLUMNS).where(sql<boolean>`id = any(${ids}::bigint[])`).execute();
}
