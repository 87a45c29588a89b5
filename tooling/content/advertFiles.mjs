import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readContentFile } from './contentFile.mjs';

/**
 * Looks at every file of the ad team's folder.
 *
 * @param {string} folder such as `mfe-ads/content`
 * @returns {Promise<{ files: string[], problems: import('./contentFile.mjs').Problem[] }>}
 */
export async function checkAdvertFiles(folder) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map((name) => path.join(folder, name));
  const read = await Promise.all(files.map(readContentFile));
  return { files, problems: read.flatMap(({ problems }) => problems) };
}
