import { lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Report } from 'shared-kernel/decode/decode';
import { x as extract } from 'tar';
import type { Connection } from '../connection';
import { migrate } from '../migrate';
import type { Database } from '../schema';
import { StoreAwayError, StoreBrokenError } from '../storeErrors';
import { createDiskSpaceCheck } from './createDiskSpaceCheck';
import { createEmbeddedPool } from './createEmbeddedPool';
import { startEmbeddedServer } from './embeddedServer';
import { isStoreThere } from './storeFolder';

/**
 * The embedded server has no background process for its log: without checkpoints it would only ever grow, on disk and
 * in the time of a restart after a kill.
 */
const CHECKPOINT_EVERY_MS = 60_000;

/** Disk space for opening a store, and for creating one (38 MB). */
const OPENING_BYTES = 1024 * 1024;
const CREATION_BYTES = 48 * 1024 * 1024;

/** Disk space for another file of the log, which opening a store may need. */
const LOG_FILE_BYTES = 16 * 1024 * 1024;

type Options = {
  /** Packed files of a new store; without them it is created from scratch, which takes seconds. */
  template?: string | undefined;
  checkpointEveryMs?: number;
};

/**
 * PostgreSQL in a thread of this process.
 *
 * @param folder of its files, or `memory://`
 * @throws StoreBrokenError when they cannot be used; StoreAwayError when the disk has no room to open them
 */
export async function openPGlite(
  folder: string,
  report: Report,
  { template, checkpointEveryMs = CHECKPOINT_EVERY_MS }: Options = {},
): Promise<Connection> {
  if (!folder.startsWith('memory:')) {
    const isThere = await isStoreThere(folder);
    // A full disk also prevents opening an intact store: nobody should move it away for that.
    await createDiskSpaceCheck(path.dirname(folder), isThere ? OPENING_BYTES : CREATION_BYTES)();
    if (!isThere) await createFiles(folder, template);
  }
  const listeners = new Set<() => void>();
  const onNotice = () => {
    for (const onChange of listeners) onChange();
  };
  // A store in memory is always new.
  const from = folder.startsWith('memory:') ? { template } : {};
  const pool = await createEmbeddedPool(folder, onNotice, from).catch(async (cause: Error) => {
    if (!folder.startsWith('memory:')) await createDiskSpaceCheck(path.dirname(folder), LOG_FILE_BYTES)();
    const mend = 'move it away to start again: matches come again from the feed';
    throw new StoreBrokenError(`The store in ${folder} cannot be opened (${cause.message}); ${mend}`, { cause });
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db);
  const stopCheckpoints = checkpointEvery(checkpointEveryMs, db, report);
  const connection = soleConnection(db, listeners, async () => {
    await stopCheckpoints();
    await db.destroy();
  });
  return { ...connection, packInto: pool.packInto };
}

/** The connection of a store that one process has to itself: it always leads. */
export function soleConnection(
  db: Kysely<Database>,
  listeners: Set<() => void>,
  close: () => Promise<void>,
): Connection {
  return {
    db,
    async listen(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    lead(_, onElected) {
      const end = onElected(db);
      return async () => end();
    },
    close,
  };
}

/**
 * The next checkpoint makes up for a failed one: nothing is lost, and the process, with its ten thousand visitors, may
 * only have run out of open files. Returns its stop, which waits for a running checkpoint.
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
  const [stranger] = await strangersIn(unfinished);
  if (stranger !== undefined)
    throw new StoreBrokenError(
      `${unfinished}: expected what an interrupted start has left, got ${stranger}; move it away`,
    );
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  try {
    if (template === undefined) await (await startEmbeddedServer(unfinished, () => {})).close();
    else await unpack(template, unfinished);
    await isStoreThere(unfinished);
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true });
    const reason = cause instanceof Error ? cause.message : String(cause);
    const source = template === undefined ? '' : ` from ${template}`;
    throw new StoreBrokenError(`${folder}: expected a folder in which a store can be made${source}, got: ${reason}`, {
      cause,
    });
  }
  await rename(unfinished, folder);
}

/** Names at the top of PostgreSQL's files. */
const OF_POSTGRES = /^(PG_VERSION|base|global|pg_\w+(\.conf)?|postgresql(\.auto)?\.conf|postmaster\.(pid|opts))$/;

/** What somebody else has put there, which must not be removed. */
async function strangersIn(folder: string): Promise<string[]> {
  const entry = await lstat(folder).catch(() => undefined);
  if (!entry) return [];
  if (!entry.isDirectory()) return ['no folder'];
  return (await readdir(folder)).filter((name) => !OF_POSTGRES.test(name));
}

/**
 * Puts the files in place without a start of the server, which would cost as much as the start that follows. Nothing is
 * served yet, and a failed synchronous extraction writes nothing more.
 */
async function unpack(template: string, folder: string): Promise<void> {
  await mkdir(folder);
  extract({ file: template, cwd: folder, preserveOwner: false, sync: true });
}
