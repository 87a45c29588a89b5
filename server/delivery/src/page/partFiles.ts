import type { Candidate, RemoteName, RemotePointer, RemoteRelease } from 'shared-kernel/contract/pointer';
import { CANDIDATE_ATTRIBUTE, CANDIDATE_SCRIPT } from './candidateScript';
import { escapeHtml } from './escape';

/** A file for the browser to fetch early. */
export type Preload = {
  readonly as: 'script' | 'fetch';
  readonly href: string;
  readonly integrity?: string | undefined;
};

/**
 * A preload counts only if the later request has the same mode: a fetch is, in HTML, `crossorigin`. It gets the
 * priority of a deferred script; by default it would come before the shell that runs it and before visible pictures.
 */
function preloadTag({ as, href, integrity }: Preload): string {
  const mode = as === 'fetch' ? ' crossorigin' : '';
  return `<link rel="preload" as="${as}" href="${escapeHtml(href)}"${integrityAttribute(integrity)}${mode} fetchpriority="low">`;
}

export function integrityAttribute(integrity: string | undefined): string {
  return integrity ? ` integrity="${escapeHtml(integrity)}"` : '';
}

/** The files of a part: the same for everybody, or those of the release that a browser takes. */
export type PartFiles =
  | { readonly kind: 'same'; readonly files: readonly Preload[] }
  | {
      readonly kind: 'withCandidate';
      readonly remote: RemoteName;
      readonly candidate: Candidate;
      readonly liveFiles: readonly Preload[];
      readonly candidateFiles: readonly Preload[];
    };

/** @param filesOf the preloads of one release */
export async function partFiles(
  { remote, live, candidate }: RemotePointer,
  filesOf: (release: RemoteRelease) => Promise<readonly Preload[]>,
): Promise<PartFiles> {
  if (!candidate) return { kind: 'same', files: await filesOf(live) };
  const [liveFiles, candidateFiles] = await Promise.all([filesOf(live), filesOf(candidate.release)]);
  return { kind: 'withCandidate', remote, candidate, liveFiles, candidateFiles };
}

/** The same without files that others have already. */
export function withoutFiles(part: PartFiles, others: readonly PartFiles[]): PartFiles {
  const known = new Set(others.flatMap(allFiles).map(({ href }) => href));
  const rest = (files: readonly Preload[]) => files.filter(({ href }) => !known.has(href));
  if (part.kind === 'same') return { ...part, files: rest(part.files) };
  return { ...part, liveFiles: rest(part.liveFiles), candidateFiles: rest(part.candidateFiles) };
}

/** As HTML that is the same for everybody; where there is a candidate {@link candidateChoice} must follow. */
export function partFilesHtml(part: PartFiles): string {
  if (part.kind === 'same') return part.files.map(preloadTag).join('');
  const { remote, candidate, liveFiles, candidateFiles } = part;
  const template = (files: readonly Preload[], isCandidate: boolean) => {
    const about = JSON.stringify([remote, candidate.release.release, candidate.share, isCandidate]);
    return `<template ${CANDIDATE_ATTRIBUTE}="${escapeHtml(about)}">${files.map(preloadTag).join('')}</template>`;
  };
  return template(liveFiles, false) + template(candidateFiles, true);
}

/** The script that chooses, where there is something to choose. */
export function candidateChoice(parts: readonly PartFiles[]): string {
  return parts.some(({ kind }) => kind === 'withCandidate') ? `<script>${CANDIDATE_SCRIPT}</script>` : '';
}

function allFiles(part: PartFiles): readonly Preload[] {
  return part.kind === 'same' ? part.files : [...part.liveFiles, ...part.candidateFiles];
}
