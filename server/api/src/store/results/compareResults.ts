import { setImmediate as breathe } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { chunksOf, ROWS_AT_ONCE } from '../chunksOf';
import type { Database, ResultTable } from '../schema';
import type { NewResult } from './writeResults';

/** The same two teams within this time, in seconds, played the match that is stored: a date or a time was corrected. */
const SAME_MATCH = 18 * 3600;

/** Rows that are not stored as they are, stored ones that are not reported as they are, and how many of both are one match. */
type Compared = { news: NewResult[]; gone: number[]; changed: number };

/** Compares what an origin reports with all that is stored of it. */
export async function compareResults(
  trx: Transaction<Database>,
  origin: number,
  rows: readonly NewResult[],
): Promise<Compared> {
  const byPair = await pairsOf(rows);
  const [met, kept] = [new Set<NewResult>(), new Set<NewResult>()];
  const gone: number[] = [];
  for await (const stored of storedPages(trx, origin)) {
    for (const one of stored) {
      const row = byPair.get(pairOf(one))?.find((other) => !met.has(other) && areNear(other, one));
      if (row) met.add(row);
      if (row && areEqual(row, one)) kept.add(row);
      else gone.push(one.id);
    }
  }
  return { news: rows.filter((row) => !kept.has(row)), gone, changed: met.size - kept.size };
}

async function pairsOf(rows: readonly NewResult[]): Promise<ReadonlyMap<string, readonly NewResult[]>> {
  const byPair = new Map<string, NewResult[]>();
  for (const some of chunksOf(rows)) {
    for (const row of some) byPair.set(pairOf(row), [...(byPair.get(pairOf(row)) ?? []), row]);
    await breathe();
  }
  return byPair;
}

type Stored = NewResult & { id: number };

async function* storedPages(trx: Transaction<Database>, origin: number): AsyncGenerator<Stored[]> {
  let last = 0;
  while (true) {
    const page: Stored[] = await trx
      .selectFrom('result')
      .selectAll()
      .where('origin', '=', origin)
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    yield page;
    const end = page.at(-1);
    if (end === undefined || page.length < ROWS_AT_ONCE) return;
    last = end.id;
  }
}

const pairOf = ({ home, away }: Pick<ResultTable, 'home' | 'away'>) => `${home}-${away}`;

function areNear(one: Pick<ResultTable, 'kick_off'>, other: Pick<ResultTable, 'kick_off'>): boolean {
  return Math.abs(one.kick_off - other.kick_off) < SAME_MATCH;
}

function areEqual(row: NewResult, { id, ...stored }: Stored): boolean {
  const fields = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(row).every(([name, value]) => fields.get(name) === value);
}
