import type { ReleaseFile } from 'server-shared/releases/liveAnswer';
import { isServerEntry } from '../release/compress';
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

/** A file, without the hash in its name, which changes with each release. */
type Weight = { readonly file: string; readonly bytes: number };

/**
 * The files of a release that visitors may request, with their size on the wire: brotli where available. Without the
 * description, the server entry and the licence texts.
 */
export function weigh(files: readonly ReleaseFile[]): Weight[] {
  const sizes = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const isEncoding = (path: string) => /\.(?:br|gz)$/.test(path) && sizes.has(path.slice(0, -3));
  return files
    .filter(({ path }) => isForVisitors(path) && !isEncoding(path))
    .map(({ path, bytes }) => ({ file: withoutHash(path), bytes: sizes.get(`${path}.br`) ?? bytes }));
}

/** In bytes; chunks whose names differ only in the hash count together. */
export function sum(weights: readonly Weight[], file?: string): number {
  return weights.filter((one) => file === undefined || one.file === file).reduce((all, { bytes }) => all + bytes, 0);
}

function withoutHash(file: string): string {
  return file.replace(/\.[0-9a-f]{12}(?=\.)/, '');
}

function isForVisitors(file: string): boolean {
  return !/(?:^|\/)release\.json$|\.LICENSE\.txt$/.test(file) && !isServerEntry(file);
}
