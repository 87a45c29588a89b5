import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { buildOf, MAX, remoteRelease, shellRelease } from 'server-shared/releases/build';
import type { Files } from 'server-shared/releases/files';
import { sha256Of } from 'server-shared/releases/files';
import { CHECKS, type ReleaseFile, type ReleaseOrder } from 'server-shared/releases/liveAnswer';
import type { LiveName } from 'server-shared/releases/liveName';
import { ReleaseError } from 'server-shared/releases/releaseError';
import type { StoredReleases } from '../store/releases/storedReleases';
import type { Described } from '../store/releases/tables';

const DECODED = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

type Named = { readonly name: LiveName; readonly release: string };

/**
 * Writes a release down whose files are all there, after a check that they are what they are said to be. The same one again
 * adds what was checked of it, and who signed it.
 *
 * @param about `by` is a team or `local`, `now` server time in unix seconds
 * @throws ReleaseError or DecodeError with the reason when it cannot be released
 */
export async function storeRelease(
  releases: Pick<StoredReleases, 'find' | 'put' | 'files' | 'seeFiles'>,
  { name, release }: Named,
  order: ReleaseOrder,
  { by, now }: { readonly by: string; readonly now: number },
): Promise<void> {
  const at = new Date(now * 1000).toISOString();
  const checked = { checks: CHECKS.filter((check) => order.checks[check]), at, by };
  const known = await releases.find(name, release);
  if (known) {
    if (!isSame(plainIn(known.files), plainIn(order.files)))
      throw new ReleaseError(`${name} ${release} is there already, with other files.`);
    // Compressed by another version, a file has other encodings: those that are there stay, with their signatures.
    const added = isSame(known.files, order.files) ? order.signatures : {};
    return releases.put({ ...known, signatures: { ...known.signatures, ...added } }, checked);
  }
  checkSizes(`${name} ${release}`, order.files);
  const described = await describe(releases, { name, release }, order.files, now);
  const { files, signatures } = order;
  return releases.put({ name, release, files, signatures, described, at, by }, checked);
}

function plainIn(files: readonly ReleaseFile[]): ReleaseFile[] {
  return files.filter(({ path }) => plainOf(path, files) === undefined);
}

/** The file that another one is the encoding of: `App.js` of `App.js.br`. */
function plainOf(path: string, files: readonly ReleaseFile[]): ReleaseFile | undefined {
  const [, plain] = /^(.+)\.(?:br|gz)$/.exec(path) ?? [];
  return plain === undefined ? undefined : files.find((one) => one.path === plain);
}

function isSame(one: readonly ReleaseFile[], other: readonly ReleaseFile[]): boolean {
  const textOf = (files: readonly ReleaseFile[]) =>
    files
      .map(({ path, sha256 }) => `${path} ${sha256}`)
      .sort()
      .join('\n');
  return textOf(one) === textOf(other);
}

function checkSizes(what: string, files: readonly ReleaseFile[]): void {
  const plain = plainIn(files);
  const bytes = plain.reduce((sum, file) => sum + file.bytes, 0);
  const paths = new Set(files.map(({ path }) => path.toLowerCase()));
  const refuse = (expected: string, got: string) => {
    throw new ReleaseError(`${what}: expected ${expected}, got ${got}.`);
  };
  if (paths.size < files.length) refuse('each file once, also where capitals do not count', 'one twice');
  if (plain.length > MAX.files) refuse(`at most ${MAX.files} files`, `${plain.length}`);
  if (bytes > MAX.bytes) refuse(`at most ${MAX.bytes} bytes`, `${bytes}`);
  const large = files.find((file) => file.bytes > (plainOf(file.path, files)?.bytes ?? MAX.fileBytes));
  if (large) refuse(`files of at most ${MAX.fileBytes} bytes, and no encoding larger than its file`, large.path);
}

/** What follows from the files, as they are there. */
async function describe(
  releases: Pick<StoredReleases, 'files' | 'seeFiles'>,
  { name, release }: Named,
  list: readonly ReleaseFile[],
  now: number,
): Promise<Described> {
  const hashes = [...new Set(list.map(({ sha256 }) => sha256))];
  const there = await releases.seeFiles(hashes, now);
  refuseMissing(
    `${name} ${release}`,
    list.filter(({ sha256 }) => !there.has(sha256)),
  );
  const contents = await releases.files(hashes);
  const all = new Map<string, Buffer>();
  for (const { path, sha256, bytes } of [...list].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const content = contents.get(sha256);
    if (content?.length !== bytes || sha256Of(content) !== sha256)
      throw new ReleaseError(
        `${path} of ${name} ${release}: expected ${bytes} bytes, got ${content?.length ?? 'none'}.`,
      );
    all.set(path, content);
  }
  const plain: Files = new Map([...all].filter(([path]) => plainOf(path, list) === undefined));
  for (const [path, content] of all) await checkEncoding(path, content, all.get(plainOf(path, list)?.path ?? ''));
  const build = buildOf(name, `what was sent as ${release}`, plain);
  if (build.release !== release)
    throw new ReleaseError(
      `Expected the release ${build.release}, which follows from these files of ${name}, got ${release}.`,
    );
  const { description } = build;
  return 'scripts' in description ? shellRelease(description, build) : remoteRelease(description, build);
}

/** So many are named of those that are missing. */
const MAX_SAID = 10;

function refuseMissing(what: string, missing: readonly ReleaseFile[]): void {
  if (missing.length === 0) return;
  const said = missing.slice(0, MAX_SAID).map(({ path, sha256 }) => `${path} (${sha256})`);
  const more = missing.length > MAX_SAID ? ` and ${missing.length - MAX_SAID} more` : '';
  throw new ReleaseError(`Expected all files of ${what}, and these are missing: ${said.join(', ')}${more}.`);
}

/** Away from the event loop. One that would become larger than its file is cut off. */
async function checkEncoding(path: string, content: Buffer, plain: Buffer | undefined): Promise<void> {
  if (!plain) return;
  const decode = path.endsWith('.br') ? DECODED['.br'] : DECODED['.gz'];
  const decoded = await decode(content, { maxOutputLength: Math.max(1, plain.length) }).catch(() => undefined);
  if (!decoded?.equals(plain)) throw new ReleaseError(`${path} is not the encoding of its file.`);
}
