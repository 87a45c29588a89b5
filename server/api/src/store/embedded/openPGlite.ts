import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Report } from 'shared-kernel/decode/decode';
import type { Connection } from '../connection';
import { migrate } from '../migrate';
import type { Database } from '../schema';
import { StoreAwayError, StoreBrokenError } from '../storeErrors';
import { createEmbeddedPool } from './embeddedPool';
import { startEmbeddedServer } from './embeddedServer';
import { createRoomCheck } from './room';
import { isStoreThere } from './storeFolder';

/**
 * The embedded server has no process that looks after its log: without this it would only ever grow, on the disk and in
 * the time that a killed process takes to come back.
 */
const CHECKPOINT_EVERY_MS = 60_000;

/** Room that is used to open a store, and to make one (38 MB). */
const OPENING_BYTES = 1024 * 1024;
const CREATION_BYTES = 48 * 1024 * 1024;

type Options = {
  /** Packed files that a new store begins with; without them they are made, which takes seconds. */
  template?: string | undefined;
  checkpointEveryMs?: number;
};

/**
 * PostgreSQL in a thread of this process.
 *
 * @param folder where it keeps its files, or `memory://`
 * @throws StoreBrokenError when they cannot be used; StoreAwayError when the disk has no room to open them
 */
export async function openPGlite(
  folder: string,
  report: Report,
  { template, checkpointEveryMs = CHECKPOINT_EVERY_MS }: Options = {},
): Promise<Connection> {
  if (!folder.startsWith('memory:')) {
    const isThere = await isStoreThere(folder);
    // Without room a sound store cannot be opened, either: whoever then moved it away would lose it for nothing.
    await createRoomCheck(path.dirname(folder), isThere ? OPENING_BYTES : CREATION_BYTES)();
    if (!isThere) await createFiles(folder, template);
  }
  const listeners = new Set<() => void>();
  const onNotice = () => {
    for (const onChange of listeners) onChange();
  };
  // What stands in memory begins anew each time.
  const from = folder.startsWith('memory:') ? { template } : {};
  const pool = await createEmbeddedPool(folder, onNotice, from).catch((cause: Error) => {
    const mend = 'move it away to start anew: matches come again from the feed';
    throw new StoreBrokenError(`The store in ${folder} cannot be opened (${cause.message}); ${mend}`, { cause });
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  const stopCheckpoints = checkpointEvery(checkpointEveryMs, db, report);
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
      if (cause instanceof StoreAwayError) report(cause);
      else report(new Error('A checkpoint of the store failed, the next follows', { cause }));
    }
  }

  return async () => {
    clearTimeout(timer);
    await running;
    clearTimeout(timer);
  };
}

/** Under another name until they are complete: a process killed meanwhile leaves nothing that looks like a store. */
async function createFiles(folder: string, template: string | undefined): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  try {
    await (await startEmbeddedServer(unfinished, () => {}, { template })).close();
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StoreBrokenError(`${folder}: expected a folder in which a store can be made, got: ${reason}`, { cause });
  }
  await rename(unfinished, folder);
}
