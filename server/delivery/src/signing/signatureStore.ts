import { rm } from 'node:fs/promises';
import { errorCode } from 'server-shared/files/errorCode';
import { readRegularFile } from 'server-shared/files/readRegularFile';
import { toError } from 'shared-kernel/decode/toError';
import type { LiveName } from '../pointers/liveName';
import { writeWhole } from '../pointers/writeWhole';
import { ReleaseError } from '../release/releaseError';
import type { SiteFolder } from '../siteFolder';
import { decodeSigned, type SignedFiles } from './signedFiles';

/** A release of thousands of files. */
const MOST_BYTES = 1_000_000;

/** @throws ReleaseError when the file is there and no list of signatures */
export async function readSignatures(
  site: SiteFolder,
  name: LiveName,
  release: string,
): Promise<SignedFiles | undefined> {
  const file = site.signatures(name, release);
  try {
    return decodeSigned(JSON.parse(String(await readRegularFile(file, MOST_BYTES))), file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new ReleaseError(`The signatures of ${name} ${release} cannot be read. ${file}: ${toError(error).message}`);
  }
}

/** Keeps signatures beside those that are there of the same files. */
export async function keepSignatures(site: SiteFolder, name: LiveName, signed: SignedFiles): Promise<void> {
  const there = await readSignatures(site, name, signed.release).catch(() => undefined);
  const all = together(signed, there);
  if (there && there.signatures.length === all.signatures.length && areOfSame(there, all)) return;
  await writeWhole(site.signatures(name, signed.release), `${JSON.stringify(all, null, 2)}\n`);
}

export async function removeSignatures(site: SiteFolder, name: LiveName, release: string): Promise<void> {
  await rm(site.signatures(name, release), { force: true });
}

/** The first one's files with the signatures of both, one of each key; those of other files are left out. */
export function together(one: SignedFiles, other: SignedFiles | undefined): SignedFiles {
  if (!other || !areOfSame(one, other)) return one;
  const more = other.signatures.filter(({ key }) => !one.signatures.some((had) => had.key === key));
  return { ...one, signatures: [...one.signatures, ...more] };
}

function areOfSame(one: SignedFiles, other: SignedFiles): boolean {
  const named = ({ remote, release, files }: SignedFiles) =>
    JSON.stringify([remote, release, Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))]);
  return named(one) === named(other);
}
