import type { Canary, RemoteName, RemotePointer, RemoteRelease } from 'shared-kernel/contract/pointer';
import { CANARY_ATTRIBUTE, CANARY_SCRIPT } from './canaryScript';
import { escapeHtml } from './escape';
import { type Preload, preloadTag } from './preloadTag';

/** The files of a part: the same for everybody, or those of the release that a browser takes. */
export type PartFiles =
  | { readonly kind: 'same'; readonly files: readonly Preload[] }
  | {
      readonly kind: 'canary';
      readonly remote: RemoteName;
      readonly canary: Canary;
      readonly live: readonly Preload[];
      readonly candidate: readonly Preload[];
    };

/** @param filesOf the preloads of one release */
export async function partFiles(
  { remote, live, candidate: canary }: RemotePointer,
  filesOf: (release: RemoteRelease) => Promise<readonly Preload[]>,
): Promise<PartFiles> {
  if (!canary) return { kind: 'same', files: await filesOf(live) };
  const [ofLive, ofCandidate] = await Promise.all([filesOf(live), filesOf(canary.release)]);
  return { kind: 'canary', remote, canary, live: ofLive, candidate: ofCandidate };
}

/** The same without files that others have already. */
export function withoutFiles(part: PartFiles, others: readonly PartFiles[]): PartFiles {
  const known = new Set(others.flatMap(allFiles).map(({ href }) => href));
  const rest = (files: readonly Preload[]) => files.filter(({ href }) => !known.has(href));
  if (part.kind === 'same') return { ...part, files: rest(part.files) };
  return { ...part, live: rest(part.live), candidate: rest(part.candidate) };
}

/** As HTML that is the same for everybody; for canaries {@link canaryChoice} must follow. */
export function partFilesHtml(part: PartFiles): string {
  if (part.kind === 'same') return part.files.map(preloadTag).join('');
  const { remote, canary, live, candidate } = part;
  const template = (files: readonly Preload[], isCandidate: boolean) => {
    const about = JSON.stringify([remote, canary.release.release, canary.share, isCandidate]);
    return `<template ${CANARY_ATTRIBUTE}="${escapeHtml(about)}">${files.map(preloadTag).join('')}</template>`;
  };
  return template(live, false) + template(candidate, true);
}

/** The script that chooses, where there is something to choose. */
export function canaryChoice(parts: readonly PartFiles[]): string {
  return parts.some(({ kind }) => kind === 'canary') ? `<script>${CANARY_SCRIPT}</script>` : '';
}

function allFiles(part: PartFiles): readonly Preload[] {
  return part.kind === 'same' ? part.files : [...part.live, ...part.candidate];
}
