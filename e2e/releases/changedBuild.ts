import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keepChecks } from '../product/checks';

const ROOT = join(import.meta.dirname, '../..');

/** Copies a package's last build with other scripts, as a team's branch has it. */
export async function changedBuild(name: string, build: string, change: (text: string) => string): Promise<void> {
  await cp(join(ROOT, name, 'dist'), build, { recursive: true });
  const writeChecks = await keepChecks(build);
  for (const file of (await readdir(build)).filter((one) => one.endsWith('.js'))) {
    await writeFile(join(build, file), change(await readFile(join(build, file), 'utf8')));
  }
  await writeChecks();
}
