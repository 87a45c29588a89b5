import { randomUUID } from 'node:crypto';
import { readFile, rm, stat, utimes } from 'node:fs/promises';
import { decode } from 'shared-kernel/decode/decode';
import { isGone, thisWorker, workerSchema } from '../release/worker';
import { writeOnce } from '../signing/writeOnce';

/** Without a sign of life for so long, the judge that held the lease is dead, and another may take it. */
export const LEASE_MS = 15_000;

/** Its holder goes by it for less, in case it is stopped between a look at it and what it does. */
export const OWN_MS = 10_000;

/**
 * A lease on a file: of all processes on a data folder one holds it. Signs of life are changes of the file, seen by each
 * process in its own steady time, because clocks of machines differ, and are changed.
 *
 * @param steadyMs never jumps, such as `performance.now`
 */
export function createLease(file: string, steadyMs: () => number) {
  const mine = JSON.stringify({ ...thisWorker(), id: randomUUID() });
  let sign: { at: number; text: string } | undefined;
  let shownAt: number | undefined;

  async function showLife(): Promise<boolean> {
    const at = steadyMs();
    if ((await textOf(file)) !== mine) return false;
    const now = new Date();
    await utimes(file, now, now);
    shownAt = at;
    return true;
  }

  async function take(): Promise<boolean> {
    const held = await textOf(file);
    if (held !== undefined) {
      const text = `${held} ${(await stat(file).catch(() => undefined))?.mtimeMs}`;
      if (sign?.text !== text) sign = { at: steadyMs(), text };
      if (steadyMs() - sign.at <= LEASE_MS && !isOfTheDead(held)) return false;
      // Leaves one that another has taken meanwhile.
      if ((await textOf(file)) === held) await rm(file, { force: true });
    }
    return (await writeOnce(file, mine)) && showLife();
  }

  return {
    /**
     * Takes the lease, or shows that its holder lives.
     *
     * @returns whether it is ours
     * @throws the system's error when the folder cannot be written
     */
    async hold(): Promise<boolean> {
      if (await showLife()) return true;
      shownAt = undefined;
      return take();
    },
    /** Whether it is ours, and was shown to be just now. */
    isFresh: async (): Promise<boolean> =>
      shownAt !== undefined && steadyMs() - shownAt < OWN_MS && (await textOf(file)) === mine,
    async leave(): Promise<void> {
      if (shownAt !== undefined && (await textOf(file)) === mine) await rm(file, { force: true });
      shownAt = undefined;
    },
  };
}

export type Lease = ReturnType<typeof createLease>;

function isOfTheDead(held: string): boolean {
  try {
    return isGone(decode(workerSchema, JSON.parse(held)));
  } catch {
    // Of a future version, or damaged: it counts by its silence.
    return false;
  }
}

function textOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
