import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readContentFile } from './contentFile.mjs';

/**
 * Looks at every file of the ad team's folder.
 *
 * @param {string} folder such as `mfe-ads/content`
 * @returns {{ files: string[], problems: import('./contentFile.mjs').Problem[] }}
 */
export function checkAdvertFiles(folder) {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map((name) => path.join(folder, name));
  return { files, problems: files.flatMap((file) => readContentFile(file).problems) };
}
