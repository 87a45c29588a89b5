import path from 'node:path';
import type { LiveName } from '../pointers/liveName';
import type { Build } from '../release/buildFolder';
import { type Weight, weighBuild, weighFolder } from '../release/releaseSize';
import type { SiteFolder } from '../siteFolder';
import { change, kilobytes, table } from './printed';

/** The size of a release compared to the previous one: all files together, and those that differ. */
export async function sizeLines(
  site: SiteFolder,
  name: LiveName,
  { build, before }: { build: Build; before: string },
): Promise<string[]> {
  const now = await weighBuild(build.files);
  const then = await weighFolder(path.join(site.releasesOf(name), before));
  const files = [...new Set([...now, ...then].map(({ file }) => file))].sort();
  const changed = files.filter((file) => sum(now, file) !== sum(then, file));
  return table([
    ['all files', kilobytes(sum(now)), `${change(sum(now) - sum(then))} beside ${before}`],
    ...changed.map((file) => [file, kilobytes(sum(now, file)), change(sum(now, file) - sum(then, file))]),
  ]).map((line) => `  ${line}`);
}

/** In bytes; chunks whose names differ only in the hash count together. */
function sum(weights: readonly Weight[], file?: string): number {
  return weights.filter((one) => file === undefined || one.file === file).reduce((all, { bytes }) => all + bytes, 0);
}
