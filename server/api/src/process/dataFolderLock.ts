import { lstat, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorCode } from 'server-shared/files/errorCode';
import { begunAt, isAlive } from 'server-shared/process/isAlive';
import * as v from 'valibot';

/** Another process uses the same data folder. */
export class DataFolderTakenError extends Error {
  override readonly name = 'DataFolderTakenError';
}

/** `startedAt` distinguishes a later process with the same number; absent where the system does not report it. */
const lockSchema = v.object({ pid: v.number(), startedAt: v.optional(v.string()) });
type Lock = v.InferOutput<typeof lockSchema>;

/**
 * Locks a data folder for this process: the store inside has no lock of its own, and two writers lose rows. The lock of
 * a dead process is void, so a killed server restarts without help.
 *
 * @returns its release
 * @throws DataFolderTakenError when another process has the folder, or something else has the place of the lock
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, 'api.lock');
  const mine: Lock = { pid: process.pid, startedAt: begunAt(process.pid) };
  const take = () =>
    writeFile(file, JSON.stringify(mine), { flag: 'wx' }).then(
      () => true,
      (error: unknown) => {
        if (errorCode(error) === 'EEXIST') return false;
        throw error;
      },
    );

  if (!(await take())) {
    // Reading a pipe would never end.
    const entry = await lstat(file).catch(() => undefined);
    if (entry && !entry.isFile())
      throw new DataFolderTakenError(`${file}: expected a file, got something else; remove it`);
    const holder = await readLock(file);
    if (holder && (await staysAlive(holder))) refuse(dataDir, holder);
    await unlink(file).catch(() => undefined);
    if (!(await take())) refuse(dataDir, await readLock(file));
  }
  return () => unlink(file).catch(() => undefined);
}

function refuse(dataDir: string, holder: Lock | undefined): never {
  const who = holder ? `process ${holder.pid}` : 'another process';
  throw new DataFolderTakenError(`${dataDir} is in use by ${who}: stop it, or set DATA_DIR to another folder`);
}

/** An unreadable lock: its process died while writing it. */
async function readLock(file: string): Promise<Lock | undefined> {
  try {
    return v.parse(lockSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** A killed process takes a moment to die, because its memory is freed first. */
const DYING_MS = 1500;

async function staysAlive(holder: Lock): Promise<boolean> {
  const until = performance.now() + DYING_MS;
  while (holder.pid !== process.pid && isAlive({ pid: holder.pid, begun: holder.startedAt })) {
    if (performance.now() > until) return true;
    await setTimeout(50);
  }
  return false;
}
