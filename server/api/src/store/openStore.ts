import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Report } from 'shared-kernel/decode/decode';
import { renewEpoch } from './releases/epoch';
import { createStore, type Store } from './store';
import { StoreBrokenError } from './storeErrors';

type StoreOptions = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Packed files of a new embedded store (`emptyStore.mjs`). */
  emptyStore?: string | undefined;
  /** A file of `npm run backup`, with which a new embedded store begins. */
  restore?: string | undefined;
  report: Report;
  /** Receives in one line what the operator should know. */
  warn: (line: string) => void;
};

/** The embedded store's folder in the data folder; versions before 0.2 had theirs in the other one. */
const FOLDER = 'database';
const FOLDER_BEFORE = 'store';

/**
 * Opens the store of `dataDir`, or the given PostgreSQL server, and migrates it to the newest schema. It loads only the
 * one in use: the embedded one takes 200 MB.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { dataDir, databaseUrl, emptyStore, restore, report, warn } = options;
  if (databaseUrl) {
    if (restore) warn(`RESTORE is left out: what is at DATABASE_URL is put back by its own tools`);
    const { openPostgres } = await import('./openPostgres');
    return createStore(await openPostgres(databaseUrl, report), report);
  }
  const folder = path.join(dataDir, FOLDER);
  const before = path.join(dataDir, FOLDER_BEFORE);
  if (!existsSync(folder) && existsSync(path.join(before, 'PG_VERSION'))) warn(beginsAnew(before, folder));
  const { openPGlite } = await import('./embedded/openPGlite');
  const mark = `${folder}.restored`;
  const isRestored = restore !== undefined && !existsSync(folder);
  if (isRestored) await beginRestore(restore, mark);
  else if (restore) warn(`RESTORE is left out: there is a store in ${folder}`);
  const connection = await openPGlite(folder, report, { template: isRestored ? restore : emptyStore });
  // What was numbered after the backup was made is numbered again.
  if (existsSync(mark)) await renewEpoch(connection.db);
  await rm(mark, { force: true });
  return createStore(connection, report);
}

/** Leaves a mark: who is killed before the new epoch began goes on there. */
async function beginRestore(file: string, mark: string): Promise<void> {
  if (!existsSync(file))
    throw new StoreBrokenError(`RESTORE: expected a file of npm run backup, got nothing at ${file}`);
  await mkdir(path.dirname(mark), { recursive: true });
  await writeFile(mark, '');
}

function beginsAnew(before: string, folder: string): string {
  const first = 'run `npm run ads:report` with that version first if you need its counts, and import results again';
  return `The store in ${before} is of an older version, which alone can read it: it stays, and a new one begins in ${folder}; ${first}`;
}
