import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import type { SiteFolder } from '../siteFolder';

/** One change of a pointer. */
export type HistoryLine = {
  readonly at: string;
  readonly who: string;
  readonly why?: string | undefined;
  readonly from?: string | undefined;
  readonly to: string;
};

/** Notes who changed what, when and why: JSON, one line a change, outside what visitors can read. */
export async function addToHistory(site: SiteFolder, name: LiveName, line: HistoryLine): Promise<void> {
  const file = site.history(name);
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, `${JSON.stringify(line)}\n`);
}
