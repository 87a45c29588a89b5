import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readContentFile } from 'tooling/content/contentFile.mjs';
import type { Problem } from './problem';

/**
 * What is wrong with the ad team's files by the schemas they name. These tell more than the reader of banners, and of files that only
 * the build of `mfe-ads` reads.
 *
 * @returns by file
 */
export async function checkAdvertFiles(folder: string): Promise<Map<string, Problem[]>> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'));
  const read = files.map(async (name): Promise<[string, Problem[]]> => {
    const file = path.join(folder, name);
    return [file, (await readContentFile(file)).problems];
  });
  return new Map(await Promise.all(read));
}
