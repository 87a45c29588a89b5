import { type Files, sha256Of } from 'server-shared/releases/files';
import type { ReleaseFile } from 'server-shared/releases/liveAnswer';
import { encodingsOf } from './compress';
import type { ReleaseApi } from './releaseApi';

/** What is sent at once: `api` takes one file a request, and writes those together that come together. */
const AT_ONCE = 16;

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

/**
 * Sends the files that are not there yet.
 *
 * @param stored hashes of files of stored releases: whether those are there is asked, since releases are removed by and by
 * @returns how many were sent
 */
export async function upload(
  { files, list }: Packed,
  api: Pick<ReleaseApi, 'has' | 'putFile'>,
  stored: ReadonlySet<string>,
): Promise<number> {
  const left = [...new Map(list.map((file) => [file.sha256, file.path]))];
  let sent = 0;
  const sender = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [sha256, path] = next;
      if (stored.has(sha256) && (await api.has(sha256))) continue;
      await api.putFile(sha256, files.get(path) ?? Buffer.of());
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return sent;
}
