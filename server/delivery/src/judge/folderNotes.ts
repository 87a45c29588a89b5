import { stat } from 'node:fs/promises';
import type { SiteFolder } from '../siteFolder';
import { createLease } from './createLease';
import type { JudgeNotes } from './judgeNotes';
import { forgetWatch, noteWatch, readWatchNote } from './watchNote';

/** Notes of all processes on a data folder, beside its histories. */
export function folderNotes(site: SiteFolder): JudgeNotes {
  return {
    where: 'this data folder',
    createLease: (steadyMs) => createLease(site.judgeLease, steadyMs),
    signOfLife: async () => {
      const lease = await stat(site.judgeLease).catch(() => undefined);
      return lease && String(lease.mtimeMs);
    },
    readWatch: (name) => readWatchNote(site, name),
    noteWatch: (name, note) => noteWatch(site, name, note),
    forgetWatch: (name, release) => forgetWatch(site, name, release),
  };
}
