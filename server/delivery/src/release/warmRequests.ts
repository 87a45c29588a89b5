import type { PageRequest, RenderedPart } from 'shared-kernel/contract/serverEntry';
import type { SlotName } from 'shared-kernel/contract/slotName';
import type { Live } from '../pointers/livePointers';

/** A live release: of the shell it is the `own` of what is live. */
type Release = { readonly paths: readonly string[]; readonly slots?: readonly SlotName[] };

/** The path of slots in requests: they are alike on all pages. */
export const EVERYWHERE = '/';

type RequestOf = (part: RenderedPart, path: string) => PageRequest;

/**
 * Requests for all that a release renders for addresses without parameters: its own pages, its slots, which are alike everywhere, and, of the shell,
 * the frame of each page. Pages with parameters are as many as there are articles.
 */
export function warmRequests(release: Release, { own, remotes }: Live, requestOf: RequestOf): PageRequest[] {
  const everywhere = [own, ...remotes.flatMap(({ state, live }) => (state === 'on' ? [live] : []))];
  const framed = release === own ? new Set(everywhere.flatMap(({ paths }) => paths)) : [];
  return [
    ...release.paths.filter(isStatic).map((pattern) => requestOf({ kind: 'page', pattern }, pattern)),
    ...(release.slots ?? []).map((name) => requestOf({ kind: 'slot', name }, EVERYWHERE)),
    ...[...framed].map((path) => requestOf({ kind: 'frame' }, path)),
  ];
}

function isStatic(pattern: string): boolean {
  return !/[:*]/.test(pattern);
}
