import path from 'node:path';
import type { Report } from 'shared-kernel/decode/decode';
import { createStore, type Store } from './store';

type StoreOptions = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Packed files of a new embedded store (`emptyStore.mjs`). */
  emptyStore?: string | undefined;
  report: Report;
};

/**
 * Opens the store of `dataDir`, or the given PostgreSQL server, and migrates it to the newest schema. It loads only the
 * one in use: the embedded one takes 200 MB.
 */
export async function openStore({ dataDir, databaseUrl, emptyStore, report }: StoreOptions): Promise<Store> {
  if (databaseUrl) {
    const { openPostgres } = await import('./openPostgres');
    return createStore(await openPostgres(databaseUrl, report), report);
  }
  const { openPGlite } = await import('./embedded/openPGlite');
  return createStore(await openPGlite(path.join(dataDir, 'store'), report, { template: emptyStore }), report);
}
