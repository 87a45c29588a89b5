import type { RemoteRelease, ShellRelease } from 'shared-kernel/contract/pointer';
import {
  decodeRemoteDescription,
  decodeShellDescription,
  namedFiles,
  type RemoteDescription,
  type ShellDescription,
} from './buildDescription';
import { type Files, filesHash, sha256Of } from './files';
import { integrityOf } from './integrity';
import type { LiveName } from './liveName';
import { decodeManifest } from './manifest';
import { ReleaseError } from './releaseError';

/** A finished build that can be released. */
export type Build = {
  readonly description: RemoteDescription | ShellDescription;
  readonly files: Files;
  /** `<version>-<hash of all files>`: the same build has the same name wherever it is made. */
  readonly release: string;
};

/** Our largest file has 0.6 MB, our largest build 1.2. Each file is compressed as small as it gets, which takes seconds for a megabyte. */
export const MAX = { fileBytes: 2 ** 20, bytes: 3 * 2 ** 20, files: 500 } as const;

/**
 * The build that these files are, after a check that all files it names are there.
 *
 * @param place where they come from, for messages
 * @throws ReleaseError or DecodeError when they are none, or that of another name
 */
export function buildOf(name: LiveName, place: string, files: Files): Build {
  const raw = jsonOf(files, 'release.json', `There is no build of ${name} in ${place}. Build it first.`);
  const description = name === 'shell' ? decodeShellDescription(raw) : decodeRemoteDescription(raw);
  if (description.remote !== name) {
    throw new ReleaseError(`${place} holds a build of ${description.remote}, not of ${name}.`);
  }
  checkPresence(description, files, place);
  return { description, files, release: `${description.version}-${filesHash(files).slice(0, 10)}` };
}

function jsonOf(files: Files, name: string, otherwise: string): unknown {
  const content = files.get(name);
  if (!content) throw new ReleaseError(otherwise);
  try {
    return JSON.parse(content.toString());
  } catch {
    throw new ReleaseError(`${name} is no JSON. Build again.`);
  }
}

function checkPresence(description: Build['description'], files: Files, place: string): void {
  const named = new Set(namedFiles(description));
  if ('manifest' in description) {
    const manifest = decodeManifest(
      jsonOf(files, description.manifest, `${description.manifest} is missing in ${place}.`),
    );
    named.add(manifest.entry);
    for (const file of manifest.modules.flatMap((module) => module.all)) named.add(file);
  }
  const missing = [...named].filter((file) => !files.get(file)?.length);
  if (missing.length > 0) throw new ReleaseError(`${missing.join(', ')} of the build in ${place} is missing or empty.`);
}

/** What pages need of a release of a remote: its addresses, their hashes, and what it serves. */
export function remoteRelease(description: RemoteDescription, build: Build): RemoteRelease {
  const { contract, manifest, entry, server, paths, pages, slots } = description;
  return {
    release: build.release,
    contract,
    manifest: addressOf(build, manifest),
    manifestHash: sha256Of(contentOf(build, manifest)),
    entryIntegrity: integrityOf(contentOf(build, entry)),
    server: server === undefined ? undefined : fileOf(build, server),
    paths,
    pages,
    slots,
  };
}

/** {@link remoteRelease} of the shell. */
export function shellRelease(
  { contract, scripts, server, paths, pages }: ShellDescription,
  build: Build,
): ShellRelease {
  return {
    release: build.release,
    contract,
    scripts: scripts.map((file) => fileOf(build, file)),
    server: server === undefined ? undefined : fileOf(build, server),
    paths,
    pages,
  };
}

function fileOf(build: Build, file: string) {
  return { src: addressOf(build, file), integrity: integrityOf(contentOf(build, file)) };
}

function addressOf({ description, release }: Build, file: string): string {
  return `/r/${description.remote}/${release}/${file}`;
}

function contentOf({ files }: Build, file: string): Buffer {
  return files.get(file) ?? Buffer.of();
}
