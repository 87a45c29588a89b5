import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownAdverts, publishAdverts } from '../product/ownAdverts';
import type { Product } from '../product/startProduct';

const REPORT = join(import.meta.dirname, '../../server/api/dist/bin/adsReport.js');

const run = promisify(execFile);

/** Changes the settings of the running site as an editor does: a file and a command. */
export async function publishSettings(site: Product, settings: object): Promise<void> {
  await inFolder(async (folder) => {
    await writeFile(join(folder, 'settings.json'), JSON.stringify(settings));
    await publishAdverts(folder, site, 'settings');
  });
}

/** The output of `npm run ads:report`. */
export async function adsReport({ dataDir }: Product, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [REPORT, '--data', dataDir, ...args]);
  return stdout;
}

/** Changes the bonus of one offer as the team does: an edit and a command. */
export async function publishBonus(site: Product, before: string, after: string): Promise<void> {
  await inFolder(async (folder) => {
    const file = join(folder, 'bookmakers.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace(`"bonus": "${before}"`, `"bonus": "${after}"`));
    await publishAdverts(folder, site, 'bookmakers');
  });
}

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await ownAdverts();
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
