import { readdir } from 'node:fs/promises';
import type { SiteFolder } from '../siteFolder';
import { type LiveName, toLiveName } from './liveName';

/** Each that was ever released here, the shell first: there is a pointer of it, or a copy of one that was lost. */
export async function liveNames(site: SiteFolder): Promise<LiveName[]> {
  const files = await Promise.all([site.live, site.histories].map((folder) => readdir(folder).catch(() => [])));
  const names = files.flat().flatMap((file) => toLiveName(/^(.+)\.json$/.exec(file)?.[1]) ?? []);
  return ['shell', ...[...new Set(names)].filter((name) => name !== 'shell').sort()];
}
