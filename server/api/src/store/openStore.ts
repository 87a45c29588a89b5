import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Report } from 'shared-kernel/decode/decode';
import { createStore, type Store } from './store';

type StoreOptions = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Packed files of a new embedded store (`emptyStore.mjs`). */
  emptyStore?: string | undefined;
  report: Report;
  /** Receives in one line what the operator should know. */
  tell: (line: string) => void;
};

/** The embedded store's folder in the data folder; versions before 0.2 had theirs in the other one. */
const FOLDER = 'database';
const FOLDER_BEFORE = 'store';

/**
 * Opens the store of `dataDir`, or the given PostgreSQL server, and migrates it to the newest schema. It loads only the
 * one in use: the embedded one takes 200 MB.
 */
export async function openStore({ dataDir, databaseUrl, emptyStore, report, tell }: StoreOptions): Promise<Store> {
  if (databaseUrl) {
    const { openPostgres } = await import('./openPostgres');
    return createStore(await openPostgres(databaseUrl, report), report);
  }
  const folder = path.join(dataDir, FOLDER);
  const before = path.join(dataDir, FOLDER_BEFORE);
  if (!existsSync(folder) && existsSync(path.join(before, 'PG_VERSION'))) tell(beginsAnew(before, folder));
  const { openPGlite } = await import('./embedded/openPGlite');
  return createStore(await openPGlite(folder, report, { template: emptyStore }), report);
}

function beginsAnew(before: string, folder: string): string {
  const first = 'run `npm run ads:report` with that version first if you need its counts, and import results again';
  return `The store in ${before} is of an older version, which alone can read it: it stays, and a new one begins in ${folder}; ${first}`;
}
