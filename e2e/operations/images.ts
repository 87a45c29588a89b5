import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/**
 * The project's images as folders, since there is no Docker here. `layOutImages.ts` creates them once in a run: its workers are children
 * of one process. They stand outside the project, whose folder other users may not be able to enter.
 */
export const IMAGES = join(tmpdir(), `tyso-images-${process.ppid}`);

/** The Node of the images, as in each of them: this one. */
export const NODE = join(IMAGES, 'bin/node');

/** What gives a process the clock of the run, where the images' user may read it. */
export const CLOCK = join(IMAGES, 'clock/shiftedClock.cjs');

/** The user without rights, on Debian and elsewhere. */
const NOBODY = 65_534;

/** The user of the images: `nobody` when we are root, who may write everywhere. */
export const UNPRIVILEGED = userInfo().uid === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** `/app` of an image; it is read-only. */
export const appOf = (image: string) => join(IMAGES, image);

/** A folder that the images' user may write, like a volume. */
export async function makeVolume(): Promise<string> {
  const folder = await mkdtemp(join(IMAGES, 'volume-'));
  const { uid, gid } = UNPRIVILEGED;
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}
