import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Report } from 'shared-kernel/decode/decode';
import { CHANGE_CHANNEL, type Connection } from './connection';
import { migrate } from './migrate';
import { createPGlitePool } from './pglitePool';
import type { Database } from './schema';
import { StoreBrokenError } from './storeErrors';

/**
 * The embedded server has no process that looks after its log: without this it would only ever grow, on the disk and in
 * the time that a killed process takes to come back.
 */
const CHECKPOINT_EVERY_MS = 60_000;

/**
 * PostgreSQL inside this process.
 *
 * @param folder where it keeps its files, or `memory://`
 * @throws StoreBrokenError when it cannot read them
 */
export async function openPGlite(
  folder: string,
  report: Report,
  checkpointEveryMs = CHECKPOINT_EVERY_MS,
): Promise<Connection> {
  if (!folder.startsWith('memory:') && !existsSync(folder)) await createFiles(folder);
  const pglite = await openFiles(folder);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: createPGlitePool(pglite) }) });
  await migrate(db);
  const stopCheckpoints = checkpointEvery(checkpointEveryMs, db, report);
  const listeners = new Set<() => void>();
  await pglite.listen(CHANGE_CHANNEL, () => {
    for (const onChange of listeners) onChange();
  });
  return {
    db,
    async listen(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    lead(onElected) {
      // The lock of the data folder has chosen already.
      const end = onElected(db);
      return async () => end();
    },
    async close() {
      await stopCheckpoints();
      await db.destroy();
    },
  };
}

/**
 * One that fails is made up for by the next: nothing is lost, and the process may have run out of open files, with which it has
 * ten thousand visitors. Returns its stop, which waits for a checkpoint that is under way.
 */
function checkpointEvery(restMs: number, db: Kysely<Database>, report: Report): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let timer = rest();

  function rest(): NodeJS.Timeout {
    return setTimeout(() => {
      running = checkpoint().finally(() => {
        timer = rest();
      });
    }, restMs).unref();
  }

  async function checkpoint(): Promise<void> {
    try {
      await sql`checkpoint`.execute(db);
    } catch (cause) {
      report(new Error('A checkpoint of the store failed, the next follows', { cause }));
    }
  }

  return async () => {
    clearTimeout(timer);
    await running;
    clearTimeout(timer);
  };
}

/** Under another name until they are complete: a process killed meanwhile leaves nothing that looks like a store. */
async function createFiles(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  const pglite = await PGlite.create(unfinished);
  await pglite.close();
  await rename(unfinished, folder);
}

async function openFiles(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create(folder, { parsers: { [types.INT8]: Number } });
  } catch (error) {
    const mend = 'move it away to start anew: matches come again from the feed';
    throw new StoreBrokenError(`The store in ${folder} cannot be opened; ${mend}`, { cause: error });
  }
}
