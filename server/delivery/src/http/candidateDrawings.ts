import type { RemotePointer, ShellPointer } from 'shared-kernel/contract/pointer';
import type { PageRequest } from 'shared-kernel/contract/serverEntry';
import type { Drawings } from '../drawing/createDrawings';
import type { DrawingFile } from '../drawing/drawingFile';
import { drawingFileOf } from '../drawing/drawingFileOf';
import type { SiteFolder } from '../siteFolder';

/** A part is drawn with the candidate at most once in so long, whatever its addresses are. */
const EVERY_MS = 1_000;

type Drawer = RemotePointer | ShellPointer;

/** The server entry of a candidate, if it has one and there is one. */
export function candidateFileOf(pointer: Drawer, folder: SiteFolder): DrawingFile | undefined {
  if (pointer.remote === 'shell' || !pointer.candidate) return undefined;
  return drawingFileOf({ ...pointer, live: pointer.candidate.release }, folder);
}

/**
 * Draws what visitors are given with the candidate as well, from the same answers, and throws it away: what fails is
 * counted with its release, before it is the one that draws for everybody.
 *
 * @param steadyMs never jumps
 */
export function createCandidateDrawings(drawings: Pick<Drawings, 'draw'>, folder: SiteFolder, steadyMs: () => number) {
  const drawnAt = new Map<string, number>();
  return (pointer: Drawer, request: PageRequest): void => {
    const file = candidateFileOf(pointer, folder);
    if (!file) return;
    const { part } = request;
    const key = `${file.remote} ${part.kind === 'page' ? part.pattern : part.kind === 'slot' ? part.name : part.kind}`;
    const before = drawnAt.get(key);
    if (before !== undefined && steadyMs() - before < EVERY_MS) return;
    drawnAt.set(key, steadyMs());
    void drawings.draw(file, request);
  };
}
