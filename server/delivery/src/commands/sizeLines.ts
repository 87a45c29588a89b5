import type { ReleaseFile } from 'server-shared/releases/liveAnswer';
import { sum, weigh } from '../release/releaseSize';
import { change, kilobytes, table } from './printed';

type Sized = { readonly release: string; readonly files: readonly ReleaseFile[] };

/** The size of a release compared to the previous one: all files together, and those that differ. */
export function sizeLines(next: readonly ReleaseFile[], before: Sized): string[] {
  const now = weigh(next);
  const then = weigh(before.files);
  const files = [...new Set([...now, ...then].map(({ file }) => file))].sort();
  const changed = files.filter((file) => sum(now, file) !== sum(then, file));
  return table([
    ['all files', kilobytes(sum(now)), `${change(sum(now) - sum(then))} beside ${before.release}`],
    ...changed.map((file) => [file, kilobytes(sum(now, file)), change(sum(now, file) - sum(then, file))]),
  ]).map((line) => `  ${line}`);
}
