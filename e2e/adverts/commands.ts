import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Product } from '../product/startProduct';

const ROOT = join(import.meta.dirname, '../..');

const run = promisify(execFile);

/** Changes the settings of the running site as an editor does: a file and a command. */
export async function publishSettings({ dataDir }: Product, settings: object): Promise<void> {
  await inFolder(async (folder) => {
    await writeFile(join(folder, 'settings.json'), JSON.stringify(settings));
    await run(process.execPath, [
      command('api', 'content'),
      'publish',
      'settings',
      '--take-down',
      '--from',
      folder,
      '--data',
      dataDir,
    ]);
  });
}

/** The output of `npm run ads:report`. */
export async function adsReport({ dataDir }: Product, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [command('api', 'adsReport'), '--data', dataDir, ...args]);
  return stdout;
}

/** Changes the bonus of one offer as the team does: an edit and a command. */
export async function publishBonus({ dataDir }: Product, before: string, after: string): Promise<void> {
  await inFolder(async (folder) => {
    await cp(join(ROOT, 'mfe-ads/content'), folder, { recursive: true });
    const file = join(folder, 'bookmakers.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace(`"bonus": "${before}"`, `"bonus": "${after}"`));
    const where = ['--ads', folder, '--from', join(ROOT, 'content'), '--data', dataDir];
    await run(process.execPath, [command('api', 'content'), 'publish', 'bookmakers', ...where]);
  });
}

function command(name: string, file: string): string {
  return join(ROOT, 'server', name, 'dist/bin', `${file}.js`);
}

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'tyso-adverts-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
