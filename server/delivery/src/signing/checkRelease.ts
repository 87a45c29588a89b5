import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LiveName } from '../pointers/liveName';
import { readCopy } from '../pointers/pointerFile';
import { type Files, filesHash } from '../release/files';
import { ReleaseError } from '../release/releaseError';
import { filesOf, isNamedBy } from '../release/storedRelease';
import type { SiteFolder } from '../siteFolder';
import type { Entry } from './fitsPointer';
import { readSignatures } from './signatureStore';
import { signersOf } from './signedFiles';
import { calledKey, expectedKeys, type Trust } from './trust';

export type CheckedRelease = {
  /** Its own files, without their encodings. */
  readonly files: Files;
  /** Whose key it is live by, for the history: `ads-ci (1a2b3c4d5e6f)`. */
  readonly key: string;
};

/** Of a release from before there were keys, or of a key that was revoked since. */
const LISTED = 'listed by hash';

/** Of a release that went live while the keys could not be read. */
export const NOT_CHECKED = 'not checked';

/**
 * Checks that a stored release may be live: its files are those that a key of this remote has signed, or that are
 * listed by hash.
 *
 * @throws ReleaseError that says what was expected and what came
 */
export async function checkRelease(
  site: SiteFolder,
  trust: Trust,
  remote: LiveName,
  release: string,
): Promise<CheckedRelease> {
  const files = await storedFiles(site, remote, release);
  const listed = listedHash(trust, remote, release);
  if (listed !== undefined && listed === filesHash(files)) return { files, key: LISTED };
  const signed = await readSignatures(site, remote, release);
  if (signed) {
    const [key] = signersOf(signed, { remote, release }, files, trust);
    if (key) return { files, key: calledKey(key) };
  }
  if (listed === undefined) {
    throw new ReleaseError(
      `${remote} ${release} is not signed: expected ${expectedKeys(trust, remote)}, got no signature.`,
    );
  }
  throw new ReleaseError(
    `The files of ${remote} ${release} were changed after they were listed: expected ${listed}, got ${filesHash(files)}.`,
  );
}

/**
 * While the keys cannot be read: checks that a command made the release live or `previous`, and that its files are those
 * that it has its name from.
 *
 * @param why the keys cannot be read
 * @throws ReleaseError that says what was expected and what came
 */
export async function checkAsLeft(
  site: SiteFolder,
  why: string,
  remote: LiveName,
  entry: Entry,
): Promise<CheckedRelease> {
  const copy = await readCopy(site, remote);
  if (![copy?.live, copy?.previous].some((left) => isDeepStrictEqual(left, entry))) {
    const got = `${remote} ${entry.release}`;
    throw new ReleaseError(`Expected what a command made live, since no key can be read, got ${got} (${why}).`);
  }
  const files = await storedFiles(site, remote, entry.release);
  if (isNamedBy(entry.release, filesHash(files))) return { files, key: NOT_CHECKED };
  throw new ReleaseError(`${remote} ${entry.release} is damaged: its files are not those it was released with.`);
}

async function storedFiles(site: SiteFolder, remote: LiveName, release: string): Promise<Files> {
  const folder = path.join(site.releasesOf(remote), release);
  if (path.dirname(folder) !== site.releasesOf(remote)) {
    throw new ReleaseError(`Expected the name of a release of ${remote}, got ${JSON.stringify(release)}.`);
  }
  const files = await filesOf(site, remote, release);
  if (files.size === 0) throw new ReleaseError(`${remote} ${release}: expected its files in ${folder}, got none.`);
  return files;
}

function listedHash({ releases }: Trust, remote: LiveName, release: string): string | undefined {
  const ofRemote = Object.hasOwn(releases, remote) ? releases[remote] : undefined;
  return ofRemote && Object.hasOwn(ofRemote, release) ? ofRemote[release] : undefined;
}
