import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';

/**
 * Where a running server's admin door is, and the token that opens it. `host` and `pid` tell whether the file is stale:
 * several servers may share a data folder when the store is elsewhere, also those of other machines.
 */
const doorSchema = v.object({ url: v.string(), token: v.string(), host: v.string(), pid: v.number() });
export type Door = v.InferOutput<typeof doorSchema>;

const NAME = /^door-[0-9a-f]{8}\.json$/;

/**
 * Leaves word of a door for tools that run as the same user, and sweeps out what killed servers of this machine left.
 *
 * @returns takes the file away again
 */
export async function writeDoorFile(dataDir: string, { url, token }: Pick<Door, 'url' | 'token'>) {
  await mkdir(dataDir, { recursive: true });
  await sweep(dataDir);
  const door: Door = { url, token, host: hostname(), pid: process.pid };
  const file = path.join(dataDir, `door-${token.slice(0, 8)}.json`);
  const unfinished = `${file}.new`;
  await writeFile(unfinished, JSON.stringify(door), { mode: 0o600, flag: 'wx' });
  await rename(unfinished, file);
  return () => unlink(file).catch(() => undefined);
}

/** The doors that were left word of; whether anyone is behind them is for the caller to find out. */
export async function readDoorFiles(dataDir: string): Promise<Door[]> {
  const doors = await Promise.all((await filesIn(dataDir)).map(readDoor));
  return doors.filter((door) => door !== undefined);
}

async function sweep(dataDir: string): Promise<void> {
  for (const file of await filesIn(dataDir)) {
    const door = await readDoor(file);
    if (door?.host === hostname() && !isAlive(door.pid)) await unlink(file).catch(() => undefined);
  }
}

/** This process opens one door only, so a file under its number is of an earlier one. */
function isAlive(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function filesIn(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir).catch(() => []);
  const files = names.filter((name) => NAME.test(name)).sort();
  return files.map((name) => path.join(dataDir, name));
}

async function readDoor(file: string): Promise<Door | undefined> {
  try {
    return v.parse(doorSchema, JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
