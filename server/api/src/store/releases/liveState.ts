import { type Kysely, sql } from 'kysely';
import { CHECKS, type HistoryLine } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { DecodeError } from 'shared-kernel/decode/decode';
import type { Database } from '../schema';
import { decodeRow, type LiveRow } from './liveRow';
import type { Described } from './tables';

/** So many changes of each name are looked at, the newest. */
const MAX_CHANGES = 500;

type Check = (typeof CHECKS)[number];

/** A change as it is kept. */
export type PastChange = HistoryLine & { readonly name: LiveName; readonly reloads: boolean };

/** All that decides what is live, as of one moment. */
export type LiveState = {
  /** Of the last change. */
  readonly number: number;
  readonly rows: ReadonlyMap<LiveName, LiveRow>;
  /** By name, why a row cannot be read. */
  readonly unread: ReadonlyMap<string, string>;
  readonly described: (name: LiveName, release: string) => Described | undefined;
  /** The names of the releases that are there. */
  readonly there: (name: LiveName) => readonly string[];
  readonly checks: (name: LiveName, release: string) => readonly Check[];
  /** The newest changes of a name, the oldest of them first. */
  readonly history: (name: LiveName) => readonly PastChange[];
  readonly moved: Readonly<Record<string, string>>;
};

/** @param db of a transaction, so that all is of one moment */
export async function readLiveState(db: Kysely<Database>): Promise<LiveState> {
  const rows = new Map<LiveName, LiveRow>();
  const unread = new Map<string, string>();
  for (const raw of await db.selectFrom('live').selectAll().orderBy('name').execute()) {
    try {
      const row = decodeRow(raw);
      rows.set(row.name, row);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      unread.set(raw.name, error.message);
    }
  }
  const releases = await db.selectFrom('release').select(['name', 'release', 'described']).orderBy('at').execute();
  const described = new Map(releases.map((one) => [keyOf(one.name, one.release), one.described]));
  const checks = new Map<string, readonly string[]>();
  for (const one of await db.selectFrom('release_check').select(['name', 'release', 'checks']).execute()) {
    const key = keyOf(one.name, one.release);
    checks.set(key, [...(checks.get(key) ?? []), ...one.checks]);
  }
  const history = new Map<LiveName, PastChange[]>();
  for (const one of await readHistory(db)) {
    const ofName = history.get(one.name);
    if (ofName) ofName.push(one);
    else history.set(one.name, [one]);
  }
  const moved = await db.selectFrom('moved_page').selectAll().orderBy('pattern').execute();
  return {
    number: await lastNumber(db),
    rows,
    unread,
    described: (name, release) => described.get(keyOf(name, release)),
    there: (name) => releases.flatMap((one) => (one.name === name ? [one.release] : [])),
    checks: (name, release) => CHECKS.filter((check) => checks.get(keyOf(name, release))?.includes(check)),
    history: (name) => history.get(name) ?? [],
    moved: Object.fromEntries(moved.map(({ pattern, target }) => [pattern, target])),
  };
}

const keyOf = (name: string, release: string) => `${name} ${release}`;

/** The number of the last change; 0 before the first. */
export async function lastNumber(db: Kysely<Database>): Promise<number> {
  const last = db.selectFrom('live_change').select(({ fn }) => fn.max('id').as('id'));
  return Number((await last.executeTakeFirst())?.id ?? 0);
}

/** The newest changes of each name, the oldest first. */
async function readHistory(db: Kysely<Database>): Promise<PastChange[]> {
  const { rows } = await sql<Omit<Database['live_change'], 'id'> & { name: LiveName }>`
    select newest.* from (select distinct name from live_change) as known cross join lateral (
      select * from live_change where live_change.name = known.name order by id desc limit ${MAX_CHANGES}
    ) as newest order by newest.id`.execute(db);
  return rows.map(({ name, at, by, who, action, reloads, ...rest }) => ({
    name,
    at,
    by,
    who,
    action,
    reloads,
    from: rest.from ?? undefined,
    to: rest.to ?? undefined,
    candidate: rest.candidate ?? undefined,
    share: rest.share ?? undefined,
    reason: rest.reason ?? undefined,
    unchecked: rest.unchecked ?? undefined,
  }));
}
