import type { LiveName } from '../pointers/liveName';
import {
  type CheckPointer,
  candidateIn,
  keepCopy,
  type Pointer,
  readLastGood,
  stateOf,
  writePointer,
} from '../pointers/pointerFile';
import { removeDrafts } from '../pointers/writeWhole';
import { ReleaseError } from '../release/releaseError';
import { NOT_CHECKED } from '../signing/checkRelease';
import { checkCandidate, checkLive } from '../signing/createPointerCheck';
import { openKeys } from '../signing/openKeys';
import type { SiteFolder } from '../siteFolder';
import { withChangeLock } from './changeLock';
import { type HistoryLine, noteIntention, settleIntention } from './history';
import type { SharedPointers } from './sharedPointers';

/** The user, time and reason of a change, for the history. */
export type PointerChange = {
  readonly what: HistoryLine['what'];
  readonly who: string;
  readonly why?: string | undefined;
  readonly unchecked?: string | undefined;
  readonly now: Date;
  /** Where several machines share what is live. */
  readonly shared?: SharedPointers | undefined;
};

/**
 * Changes one pointer: the one way for releases, rollbacks and switches. After any failure or kill, the pointer in
 * force is either the old or the new one, and the next change completes the rest. A pointer turns only to releases that
 * a key of its remote has signed.
 *
 * @param decide returns the new pointer, or its argument for no change; runs while no other change does
 * @returns the pointers before and after
 * @throws what `decide` throws; ReleaseError when the release may not be live; a system error, such as that of a full disk
 */
export async function changePointer(
  site: SiteFolder,
  name: LiveName,
  { now, shared, ...by }: PointerChange,
  decide: (before: Pointer | undefined, at: string) => Promise<Pointer>,
): Promise<{ before: Pointer | undefined; after: Pointer }> {
  return withChangeLock(site, name, async () => {
    const isLevel = (await shared?.pull(name)) ?? true;
    const { pointer: before, isDamaged } = await settled(site, name);
    const at = now.toISOString();
    const after = await decide(before, at);
    if (after === before && !isDamaged && isLevel) return { before, after };
    const write = async (key?: string) => {
      const line = after === before ? undefined : lineOf(before, after, { ...by, key });
      if (line) await noteIntention(site, name, line);
      await shared?.put(after, line);
      await writePointer(site, after);
    };
    // A key that is taken away meanwhile leaves what is live by it, or it is not live by it.
    if (turnsTo(before, after) || beginsToTake(before, after)) {
      await withChangeLock(site, 'keys', async () => write(await keyOf(site, before, after, by.what)));
    } else await write();
    await remember(site, after);
    return { before, after };
  });
}

/**
 * Whose key the release goes live by, or becomes the candidate by, for the history. While the keys cannot be read, only
 * the release before comes back: it went live by one.
 */
async function keyOf(
  site: SiteFolder,
  before: Pointer | undefined,
  after: Pointer,
  what: PointerChange['what'],
): Promise<string> {
  const keys = await openKeys(site);
  if (keys.kind === 'known') {
    const liveKey = turnsTo(before, after) ? (await checkLive(site, keys, after)).key : undefined;
    const candidateKey = beginsToTake(before, after) ? await checkCandidate(site, keys, after) : undefined;
    return candidateKey ?? liveKey ?? NOT_CHECKED;
  }
  const isBack = what === 'rollback' && after.live.release === before?.previous?.release;
  if (isBack && !candidateIn(after)) return NOT_CHECKED;
  throw new ReleaseError(`${keys.why} Until then only off and a rollback to the release before go.`);
}

function lineOf(
  before: Pointer | undefined,
  after: Pointer,
  { what, who, why, unchecked, key }: Omit<PointerChange, 'now' | 'shared'> & Pick<HistoryLine, 'key'>,
): HistoryLine {
  const concerned = candidateIn(after) ?? (before && candidateIn(before));
  return {
    ...{ at: after.changedAt, what, who, why, unchecked, key },
    ...{ from: before?.live.release, to: after.live.release },
    candidate: concerned?.release.release,
    share: candidateIn(after)?.share,
  };
}

/** Whether visitors get a release that they did not get before. */
function turnsTo(before: Pointer | undefined, after: Pointer): boolean {
  if (stateOf(after) === 'on' && before && stateOf(before) === 'off') return true;
  return before?.live.release !== after.live.release;
}

/** Whether some visitors get a candidate that they did not get before. */
function beginsToTake(before: Pointer | undefined, after: Pointer): boolean {
  const release = candidateIn(after)?.release.release;
  if (release === undefined) return false;
  return turnsTo(before, after) || (before && candidateIn(before))?.release.release !== release;
}

/** Completes what a killed process left undone, and returns the pointer in force. */
async function settled(site: SiteFolder, name: LiveName) {
  const written = [site.pointer(name), site.intention(name), site.lastGood(name), site.lock(name), site.watch(name)];
  await Promise.all(written.map(removeDrafts));
  let isDamaged = false;
  const keys = await openKeys(site);
  const check: CheckPointer = async (read) => (await checkLive(site, keys, read)).pointer;
  const onFault = () => {
    isDamaged = true;
  };
  // Where no key covers what is live any more, it can still be switched off or replaced.
  const pointer = (await readLastGood(site, name, onFault, { check })) ?? (await readLastGood(site, name));
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
