import { readHistory } from '../changes/history';
import type { LiveName } from '../pointers/liveName';
import { readLastGood, stateOf } from '../pointers/pointerFile';
import { ReleaseError } from '../release/releaseError';
import type { SiteFolder } from '../siteFolder';
import { JUDGE } from './judgeMeans';
import type { JudgeNotes } from './judgeNotes';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** A living judge shows it every five seconds. */
const SIGN_MS = 7_000;
const LOOK_MS = 250;

/** Whether a process judges the candidates of this site; it takes seconds to see where none does. */
export async function hasJudge(
  { signOfLife }: Pick<JudgeNotes, 'signOfLife'>,
  pause: (ms: number) => Promise<unknown>,
): Promise<boolean> {
  const first = await signOfLife();
  for (let ms = 0; ms < SIGN_MS; ms += LOOK_MS) {
    await pause(LOOK_MS);
    const now = await signOfLife();
    if (now !== undefined && now !== first) return true;
  }
  return false;
}

/** Whether there is something to compare a candidate with. */
export async function canBeCompared(site: SiteFolder, name: LiveName): Promise<boolean> {
  const pointer = await readLastGood(site, name);
  return name !== 'shell' && pointer !== undefined && stateOf(pointer) === 'on';
}

/** When the judge took a release of this name back for the last time, if it was within the hour. */
export async function takenBackAt(site: SiteFolder, name: LiveName, now: Date): Promise<Date | undefined> {
  const taken = (await readHistory(site, name)).findLast(
    ({ what, who }) => who === JUDGE && (what === 'withdraw' || what === 'rollback'),
  );
  const at = taken && new Date(taken.at);
  return at && Math.abs(now.getTime() - at.getTime()) < HOUR_MS ? at : undefined;
}

/**
 * What pages say can be made up, so a flood of it may cost one needless withdrawal an hour, and no more.
 *
 * @throws ReleaseError when the judge took a release of this name back within the hour
 */
export async function refuseWithinTheHour(site: SiteFolder, name: LiveName, now: Date): Promise<void> {
  const at = await takenBackAt(site, name, now);
  if (!at) return;
  const ago = Math.max(0, Math.round((now.getTime() - at.getTime()) / MINUTE_MS));
  throw new ReleaseError(
    `The judge took a release of ${name} back ${ago} min ago, and no more than one an hour, since what pages say can be made up. Release again in ${60 - ago} min, or with --now to everybody, without the judge.`,
  );
}
