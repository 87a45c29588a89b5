import { type Files, sha256Of } from 'server-shared/releases/files';
import type { ReleaseFile } from 'server-shared/releases/liveAnswer';
import { encodingsOf } from './compress';
import type { ReleaseApi } from './releaseApi';

/** So much goes into one request, or a single larger file: `api` answers visitors meanwhile. */
const MAX_BYTES = 512 * 1024;

/** A build's files with their encodings, which are made once, and the list of all of them. */
export type Packed = { readonly files: Files; readonly list: readonly ReleaseFile[] };

/** Compresses what visitors load. */
export async function pack(files: Files): Promise<Packed> {
  const encoded = await Promise.all(
    [...files].map(async ([file, content]) =>
      (await encodingsOf(file, content)).map((one): [string, Buffer] => [file + one.ending, one.content]),
    ),
  );
  const all = new Map([...files, ...encoded.flat()].sort(([a], [b]) => (a < b ? -1 : 1)));
  return { files: all, list: [...all].map(([path, content]) => fileOf(path, content)) };
}

function fileOf(path: string, content: Buffer): ReleaseFile {
  return { path, sha256: sha256Of(content), bytes: content.length };
}

/** Sends the files that are not there yet. */
export async function upload({ files, list }: Packed, api: Pick<ReleaseApi, 'missing' | 'putFiles'>): Promise<void> {
  const paths = new Map(list.map(({ path, sha256 }) => [sha256, path]));
  let next: Buffer[] = [];
  let bytes = 0;
  for (const sha256 of await api.missing([...paths.keys()])) {
    const content = files.get(paths.get(sha256) ?? '');
    if (!content) continue;
    if (next.length > 0 && bytes + content.length > MAX_BYTES) {
      await api.putFiles(next);
      [next, bytes] = [[], 0];
    }
    next.push(content);
    bytes += content.length;
  }
  if (next.length > 0) await api.putFiles(next);
}
