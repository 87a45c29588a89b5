import { createHash } from 'node:crypto';
import type { RemotePointer, RemoteRelease, ShellPointer, ShellRelease } from 'shared-kernel/contract/pointer';
import type { Withdrawals } from 'shared-kernel/contract/withdrawals';
import { candidateIn, type Pointer, type RemoteFile } from '../pointers/pointerFile';
import type { RemoteDescription, ShellDescription } from './buildDescription';
import type { Build } from './buildFolder';
import { integrityOf } from './integrity';
import { ReleaseError } from './releaseError';

/** Tabs run for days, and few releases are withdrawn in them. */
const MOST_WITHDRAWN = 10;

/**
 * The pointer after a build went live: the release before becomes `previous`. Releasing the live release again changes
 * nothing. Otherwise there is no candidate any more: everybody gets this one. A remote that is switched off stays off;
 * switching it on is a decision of its own.
 *
 * @param changedAt ISO time
 */
export function nextPointer(before: Pointer | undefined, build: Build, changedAt: string): Pointer {
  if (before?.live.release === build.release) return before;
  return pointerTo(before, build, changedAt);
}

/** What there was: a development server's pointer knows of no withdrawals. */
type Before = (RemotePointer | ShellPointer) & Partial<Withdrawals>;

/** The pointer with this build live, whatever was. */
export function pointerTo(before: Before | undefined, build: Build, changedAt: string): Pointer {
  const { description } = build;
  return 'scripts' in description
    ? nextShell(before, shellRelease(description, build), changedAt)
    : nextRemote(before, description.remote, remoteRelease(description, build), changedAt);
}

/** The pointer with what this build says of itself. */
export function withLive(pointer: Pointer, build: Build): Pointer {
  const made = pointerTo(undefined, build, pointer.changedAt);
  if (pointer.remote === 'shell') return made.remote === 'shell' ? { ...pointer, live: made.live } : pointer;
  return made.remote === 'shell' ? pointer : { ...pointer, live: made.live };
}

/** The pointer with what the candidate's build says of itself. */
export function withCandidateOf(pointer: Pointer, build: Build): Pointer {
  const made = withLive(pointer, build);
  if (pointer.remote === 'shell' || made.remote === 'shell' || !pointer.candidate) return pointer;
  return { ...pointer, candidate: { ...pointer.candidate, release: made.live } };
}

/**
 * The pointer with this build as the candidate of its remote, for a share of the browsers.
 *
 * @param since ISO time
 */
export function withCandidate(pointer: RemoteFile, build: Build, share: number, since: string): RemoteFile {
  const stand = pointerTo(undefined, build, since);
  if (stand.remote === 'shell') throw new ReleaseError('The shell is no remote.');
  const { live: release } = stand;
  return withWithdrawn({ ...pointer, candidate: { share, since, release }, changedAt: since });
}

/** The pointer that tells tabs to leave these releases; none of them stands in for another. */
export function withWithdrawn<P extends Pointer>(pointer: P, ...releases: readonly (string | undefined)[]): P {
  const more = releases.filter((one) => one !== undefined);
  const named = [...pointer.withdrawn.filter((one) => !more.includes(one)), ...more];
  const isServed = (one: string) => one === pointer.live.release || one === candidateIn(pointer)?.release.release;
  const withdrawn = named.filter((one) => !isServed(one)).slice(-MOST_WITHDRAWN);
  const reloads = pointer.reloads.filter((one) => withdrawn.includes(one));
  const isSound = !withdrawn.includes(pointer.previous?.release ?? '');
  return { ...pointer, withdrawn, reloads, previous: isSound ? pointer.previous : undefined };
}

/** The pointer that tells tabs to load the page again to get rid of this release. */
export function withReload<P extends Pointer>(pointer: P, release: string): P {
  return { ...pointer, reloads: [...pointer.reloads, release] };
}

/** The pointer with another fallback for when the live release fails in a visitor's tab. */
export function withPrevious(pointer: Pointer, previous: Build | undefined): Pointer {
  if (!previous) return { ...pointer, previous: undefined };
  const stand = pointerTo(undefined, previous, pointer.changedAt);
  if (pointer.remote === 'shell') return stand.remote === 'shell' ? { ...pointer, previous: stand.live } : pointer;
  return stand.remote === 'shell' ? pointer : { ...pointer, previous: stand.live };
}

function nextShell(before: Before | undefined, live: ShellRelease, changedAt: string): Pointer {
  const known = before?.remote === 'shell' ? before : undefined;
  const withdrawals = { withdrawn: known?.withdrawn ?? [], reloads: known?.reloads ?? [] };
  const next = { schema: 1, remote: 'shell', drawing: known?.drawing, live, previous: known?.live } as const;
  return withWithdrawn({ ...next, ...withdrawals, changedAt });
}

function nextRemote(
  before: Before | undefined,
  remote: RemoteDescription['remote'],
  live: RemoteRelease,
  changedAt: string,
): RemoteFile {
  if (remote === 'shell') throw new ReleaseError('The shell is no remote.');
  const known = before?.remote === remote ? before : undefined;
  return withWithdrawn({
    schema: 1,
    remote,
    state: known?.state ?? 'on',
    drawing: known?.drawing,
    live,
    previous: known?.live,
    candidate: undefined,
    withdrawn: known?.withdrawn ?? [],
    reloads: known?.reloads ?? [],
    changedAt,
  });
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
