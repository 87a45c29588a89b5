import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorCode } from 'server-shared/files/errorCode';
import { decode } from 'shared-kernel/decode/decode';
import type { LiveName } from '../pointers/liveName';
import { draftOf } from '../pointers/writeWhole';
import { ReleaseError } from '../release/releaseError';
import { isGone, thisWorker, workerSchema } from '../release/worker';
import type { SiteFolder } from '../siteFolder';

/**
 * Interval at which the holder of a lock touches it. If it stays untouched while another process watches, its holder
 * died on a machine that we cannot ask. The age of the file says nothing: clocks of machines differ, and are changed.
 */
const SIGN_OF_LIFE_MS = 1_000;
const VOID_AFTER_MS = 8_000;
/** Longer, so that a dead holder does not make a change fail. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 20;

/**
 * Runs the work while no other process changes the pointer of this name, or the keys. A second caller waits, because a change takes
 * milliseconds. The lock of a killed process is void.
 *
 * @throws ReleaseError when another process holds it for longer than {@link PATIENCE_MS}, and what the work throws
 */
export async function withChangeLock<T>(site: SiteFolder, name: LiveName | 'keys', work: () => Promise<T>): Promise<T> {
  const file = site.lock(name);
  const mine = JSON.stringify({ ...thisWorker(), id: randomUUID() });
  await mkdir(path.dirname(file), { recursive: true });
  await take(file, mine, name);
  const living = setInterval(() => void showLife(file), SIGN_OF_LIFE_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(living);
    if ((await textOf(file)) === mine) await rm(file, { force: true });
  }
}

async function take(file: string, mine: string, name: LiveName | 'keys'): Promise<void> {
  const begun = performance.now();
  let sign: { at: number; text: string } | undefined;
  while (!(await claimed(file, mine))) {
    const now = performance.now();
    const held = await textOf(file);
    const text = `${held} ${(await stat(file).catch(() => undefined))?.mtimeMs}`;
    if (sign?.text !== text) sign = { at: now, text };
    if (now - sign.at > VOID_AFTER_MS || isOfTheDead(held)) await removeIf(file, held);
    else if (now - begun > PATIENCE_MS) {
      throw new ReleaseError(
        `${name === 'keys' ? 'The file of keys' : name} is being changed by somebody else (${held}): try again in a while.`,
      );
    } else await setTimeout(LOOK_EVERY_MS);
  }
}

/** The lock file appears complete or not at all: half a lock would have no owner. */
async function claimed(file: string, mine: string): Promise<boolean> {
  const draft = draftOf(file);
  try {
    await writeFile(draft, mine, { flag: 'wx' });
    await link(draft, file);
    return true;
  } catch (error) {
    // The draft is gone: the holder of the lock has just tidied up.
    if (['EEXIST', 'ENOENT'].includes(errorCode(error))) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function showLife(file: string): Promise<void> {
  const now = new Date();
  await utimes(file, now, now).catch(() => undefined);
}

function isOfTheDead(held: string | undefined): boolean {
  try {
    return held !== undefined && isGone(decode(workerSchema, JSON.parse(held)));
  } catch {
    // Of a future version, or damaged: it counts by its silence.
    return false;
  }
}

/** Leaves a lock that another waiting process has taken meanwhile. */
async function removeIf(file: string, held: string | undefined): Promise<void> {
  if ((await textOf(file)) === held) await rm(file, { force: true });
}

function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
