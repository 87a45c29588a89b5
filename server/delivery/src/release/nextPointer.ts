import { createHash } from 'node:crypto';
import type { RemotePointer, RemoteRelease, ShellPointer, ShellRelease } from 'shared-kernel/contract/pointer';
import type { Pointer } from '../pointers/pointerFile';
import type { RemoteDescription, ShellDescription } from './buildDescription';
import type { Build } from './buildFolder';
import { integrityOf } from './integrity';
import { ReleaseError } from './releaseError';

/**
 * The pointer after a build went live: the release before becomes `previous`. Releasing the live release again changes
 * nothing. A remote that is switched off stays off; switching it on is a decision of its own.
 *
 * @param changedAt ISO time
 */
export function nextPointer(before: Pointer | undefined, build: Build, changedAt: string): Pointer {
  if (before?.live.release === build.release) return before;
  return pointerTo(before, build, changedAt);
}

/** The pointer with this build live, whatever was. */
export function pointerTo(before: Pointer | undefined, build: Build, changedAt: string): Pointer {
  const { description } = build;
  return 'scripts' in description
    ? nextShell(before, shellRelease(description, build), changedAt)
    : nextRemote(before, description.remote, remoteRelease(description, build), changedAt);
}

/** The pointer with another fallback for when the live release fails in a visitor's tab. */
export function withPrevious(pointer: Pointer, previous: Build | undefined): Pointer {
  if (!previous) return { ...pointer, previous: undefined };
  const stand = pointerTo(undefined, previous, pointer.changedAt);
  if (pointer.remote === 'shell') return stand.remote === 'shell' ? { ...pointer, previous: stand.live } : pointer;
  return stand.remote === 'shell' ? pointer : { ...pointer, previous: stand.live };
}

function nextShell(before: Pointer | undefined, live: ShellRelease, changedAt: string): ShellPointer {
  const known = before?.remote === 'shell' ? before : undefined;
  return { schema: 1, remote: 'shell', drawing: known?.drawing, live, previous: known?.live, changedAt };
}

function nextRemote(
  before: Pointer | undefined,
  remote: RemoteDescription['remote'],
  live: RemoteRelease,
  changedAt: string,
): RemotePointer {
  if (remote === 'shell') throw new ReleaseError('The shell is no remote.');
  const known = before?.remote === remote ? before : undefined;
  return {
    schema: 1,
    remote,
    state: known?.state ?? 'on',
    drawing: known?.drawing,
    live,
    previous: known?.live,
    changedAt,
  };
}

function remoteRelease(description: RemoteDescription, build: Build): RemoteRelease {
  const { contract, manifest, entry, server, paths, pages, slots } = description;
  return {
    release: build.release,
    contract,
    manifest: addressOf(build, manifest),
    manifestHash: createHash('sha256').update(contentOf(build, manifest)).digest('hex'),
    entryIntegrity: integrityOf(contentOf(build, entry)),
    server: server === undefined ? undefined : fileOf(build, server),
    paths,
    pages,
    slots,
  };
}

function shellRelease({ contract, scripts, server, paths, pages }: ShellDescription, build: Build): ShellRelease {
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
