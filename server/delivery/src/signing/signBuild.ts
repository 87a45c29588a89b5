import { filesHash } from '../release/files';
import { ReleaseError } from '../release/releaseError';
import type { NamedBuild } from '../release/staging';
import type { SigningKey } from './privateKey';
import { together } from './signatureStore';
import { decodeSigned, listFiles, type SignedFiles, signersOf, signFiles } from './signedFiles';
import { expectedKeys, type Trust } from './trust';

/**
 * The signatures of a build: those that it brings along, and one by the key at hand.
 *
 * @param trust what the signatures must stand; nothing where the build does not go live
 * @returns `undefined` when nobody has signed it and nobody need have: it is listed by hash, or does not go live
 * @throws ReleaseError or DecodeError that says of each signature why it does not count
 */
export function signBuild(
  { name, build }: NamedBuild,
  { key, trust }: { readonly key: SigningKey | undefined; readonly trust: Trust | undefined },
): SignedFiles | undefined {
  const { release, files } = build;
  const own = key && signFiles(listFiles(name, release, files), key);
  const signed = own ? together(own, broughtIfFit(name, build.signed)) : brought(name, build.signed);
  if (!trust) return signed;
  const isListed = trust.releases[name]?.[release] === filesHash(files);
  if (signed) {
    try {
      const ids = signersOf(signed, { remote: name, release }, files, trust).map(({ id }) => id);
      return { ...signed, signatures: signed.signatures.filter((one) => ids.includes(one.key)) };
    } catch (error) {
      if (isListed) return undefined;
      throw error;
    }
  }
  if (isListed) return undefined;
  throw new ReleaseError(
    `${name} ${release} is not signed: expected ${expectedKeys(trust, name)}, got no signature. RELEASE_KEY names the file of a private key, or release a build that brings its signature along.`,
  );
}

/** @throws DecodeError when it is no list of signatures */
function brought(name: string, raw: unknown): SignedFiles | undefined {
  return raw === undefined ? undefined : decodeSigned(raw, `signed in release.json of ${name}`);
}

/** What a build brings along may be of the code before; with a signature of our own it is not needed. */
function broughtIfFit(name: string, raw: unknown): SignedFiles | undefined {
  try {
    return brought(name, raw);
  } catch {
    return undefined;
  }
}
