import type { RemotePointer, ShellPointer } from 'shared-kernel/contract/pointer';
import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import type { Renderers } from '../rendering/createRenderers';
import { type EntryFile, entryFileOf } from '../rendering/entryFile';
import type { SiteFolder } from '../siteFolder';

/** A part is rendered with the candidate at most once in so long, whatever its addresses are. */
const EVERY_MS = 1_000;

type Owner = RemotePointer | ShellPointer;

/** The server entry of a candidate, if it has one and there is one. */
export function candidateFileOf(pointer: Owner, folder: SiteFolder): EntryFile | undefined {
  if (pointer.remote === 'shell' || !pointer.candidate) return undefined;
  return entryFileOf({ ...pointer, live: pointer.candidate.release }, folder);
}

/**
 * Renders what visitors are given with the candidate as well, from the same answers, and throws it away: what fails is
 * counted with its release, before it is the one that renders for everybody.
 *
 * @param steadyMs never jumps
 */
export function createCandidateRenderer(
  renderers: Pick<Renderers, 'render'>,
  folder: SiteFolder,
  steadyMs: () => number,
) {
  const renderedAt = new Map<string, number>();
  return (pointer: Owner, request: PageRequest): void => {
    const file = candidateFileOf(pointer, folder);
    if (!file) return;
    const { part } = request;
    const key = `${file.remote} ${part.kind === 'page' ? part.pattern : part.kind === 'slot' ? part.name : part.kind}`;
    const before = renderedAt.get(key);
    if (before !== undefined && steadyMs() - before < EVERY_MS) return;
    renderedAt.set(key, steadyMs());
    void renderers.render(file, request);
  };
}
