import type { LiveName } from '../pointers/liveName';
import { keepCopy, type Pointer, readLastGood, writePointer } from '../pointers/pointerFile';
import { removeDrafts } from '../pointers/writeWhole';
import { ReleaseError } from '../release/releaseError';
import type { SiteFolder } from '../siteFolder';
import { withChangeLock } from './changeLock';
import { type HistoryLine, noteIntention, settleIntention } from './history';

/** The user, time and reason of a change, for the history. */
export type PointerChange = {
  readonly what: HistoryLine['what'];
  readonly who: string;
  readonly why?: string | undefined;
  readonly unchecked?: string | undefined;
  readonly now: Date;
};

/**
 * Changes one pointer: the one way for releases, rollbacks and switches. After any failure or kill, the pointer in
 * force is either the old or the new one, and the next change completes the rest.
 *
 * @param decide returns the new pointer, or its argument for no change; runs while no other change does
 * @returns the pointers before and after
 * @throws what `decide` throws; a system error, such as that of a full disk
 */
export async function changePointer(
  site: SiteFolder,
  name: LiveName,
  { now, ...by }: PointerChange,
  decide: (before: Pointer | undefined, at: string) => Promise<Pointer>,
): Promise<{ before: Pointer | undefined; after: Pointer }> {
  return withChangeLock(site, name, async () => {
    const { pointer: before, isDamaged } = await settled(site, name);
    const at = now.toISOString();
    const after = await decide(before, at);
    if (after === before && !isDamaged) return { before, after };
    if (after !== before) await noteIntention(site, name, lineOf(before, after, by));
    await writePointer(site, after);
    await remember(site, after);
    return { before, after };
  });
}

function lineOf(
  before: Pointer | undefined,
  after: Pointer,
  { what, who, why, unchecked }: Omit<PointerChange, 'now'>,
): HistoryLine {
  return { at: after.changedAt, what, who, why, unchecked, from: before?.live.release, to: after.live.release };
}

/** Completes what a killed process left undone, and returns the pointer in force. */
async function settled(site: SiteFolder, name: LiveName) {
  const written = [site.pointer(name), site.intention(name), site.lastGood(name), site.lock(name)];
  await Promise.all(written.map(removeDrafts));
  let isDamaged = false;
  const pointer = await readLastGood(site, name, () => {
    isDamaged = true;
  });
  await settleIntention(site, name, pointer);
  return { pointer, isDamaged };
}

async function remember(site: SiteFolder, pointer: Pointer): Promise<void> {
  try {
    await keepCopy(site, pointer);
    await settleIntention(site, pointer.remote, pointer);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ReleaseError(
      `${pointer.remote} ${pointer.live.release} is live, but its history could not be written (${reason}). The next change of ${pointer.remote} makes up for it.`,
    );
  }
}
