import type { LiveAnswer } from 'server-shared/releases/liveAnswer';
import { siteFolder } from '../siteFolder';
import { bringRelease, type FileSource } from './bringRelease';
import { writeLastGood } from './lastGood';

/**
 * Makes a data folder from which a `delivery` without `INTERNAL_ORIGIN` serves this: the same files as while `api` is away.
 *
 * @param fileOf gives the content of each file, compared with its hash
 */
export async function writeStage(dataDir: string, answer: LiveAnswer, fileOf: FileSource): Promise<void> {
  const site = siteFolder(dataDir);
  for (const named of answer.releases) await bringRelease(site, named, { source: fileOf });
  await writeLastGood(site, answer);
}
