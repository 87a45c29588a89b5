import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorCode } from 'server-shared/files/errorCode';
import { decode } from 'shared-kernel/decode/decode';
import type { LiveName } from '../pointers/liveName';
import { draftOf } from '../pointers/writeWhole';
import { ReleaseError } from '../release/releaseError';
import type { SiteFolder } from '../siteFolder';
import { isGone, thisWorker, workerSchema } from './worker';

/**
 * Whoever holds a lock shows this often that it lives; one that is silent for long, while somebody watches, has died on a machine
 * we cannot ask. How old the sign is by the clock says nothing: clocks of machines differ, and are set.
 */
const SIGN_OF_LIFE_MS = 1_000;
const VOID_AFTER_MS = 8_000;
/** Longer, so that nobody is refused because of a dead one. */
const PATIENCE_MS = 10_000;
const LOOK_EVERY_MS = 20;

/**
 * Does the work while nobody else changes the pointer of this name. A second one waits, for a change takes milliseconds.
 * The lock of a process that was killed is void.
 *
 * @throws ReleaseError when somebody holds it for longer than {@link PATIENCE_MS}, and what the work throws
 */
export async function withChangeLock<T>(site: SiteFolder, name: LiveName, work: () => Promise<T>): Promise<T> {
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

async function take(file: string, mine: string, name: LiveName): Promise<void> {
  const begun = performance.now();
  let sign: { at: number; text: string } | undefined;
  while (!(await claimed(file, mine))) {
    const now = performance.now();
    const held = await textOf(file);
    const text = `${held} ${(await stat(file).catch(() => undefined))?.mtimeMs}`;
    if (sign?.text !== text) sign = { at: now, text };
    if (now - sign.at > VOID_AFTER_MS || isOfTheDead(held)) await removeIf(file, held);
    else if (now - begun > PATIENCE_MS) {
      throw new ReleaseError(`${name} is being changed by somebody else (${held}): try again in a while.`);
    } else await setTimeout(LOOK_EVERY_MS);
  }
}

/** The lock appears with its whole content or not at all: of half a lock nobody could say whose it is. */
async function claimed(file: string, mine: string): Promise<boolean> {
  const draft = draftOf(file);
  try {
    await writeFile(draft, mine, { flag: 'wx' });
    await link(draft, file);
    return true;
  } catch (error) {
    // Without the draft: whoever has the lock tidied up just now.
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
    // Of a future version, or damaged: its silence will tell.
    return false;
  }
}

/** Not a lock that another one who waited has taken meanwhile. */
async function removeIf(file: string, held: string | undefined): Promise<void> {
  if ((await textOf(file)) === held) await rm(file, { force: true });
}

function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
