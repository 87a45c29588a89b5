import type { Answer, Ask, PageRequest } from 'shared-kernel/contract/serverEntry';
import type { DrawingCounts } from './createDrawingCounts';
import { createOverruns } from './createOverruns';
import { drawInRounds, type Picture } from './drawInRounds';
import { DrawingFault } from './drawingFault';
import type { DrawingFile } from './drawingFile';
import type { Limits } from './limits';
import { type DrawingWorker, startDrawingWorker } from './startDrawingWorker';

export type ReleaseDrawing = {
  /** Starts its worker, unless it runs or rests. */
  start(): void;
  /** At once `undefined` when it rests, or too many are under way; otherwise the picture, or `undefined` for a fault. */
  draw(request: PageRequest): Promise<Picture | undefined> | undefined;
  /** Ends its worker, after the drawings that are under way. Resolves when the worker is gone. */
  retire(): Promise<void>;
  /** Ends its worker now. Resolves when it is gone. */
  close(): Promise<void>;
};

type Means = {
  readonly ask: (ask: Ask) => Promise<Answer | undefined>;
  /** Receives each fault of the release. */
  readonly tell: (fault: DrawingFault) => void;
  /** Unix milliseconds. */
  readonly now: () => number;
  readonly limits: Limits;
  readonly counts: DrawingCounts;
};

/**
 * Draws with one release, in one worker after another: a fault that ends its worker lets the release rest, then it is
 * tried again. There is never more than one, even if an ended worker takes long to go.
 */
export function createReleaseDrawing(file: DrawingFile, { ask, tell, now, limits, counts }: Means): ReleaseDrawing {
  let worker: DrawingWorker | undefined;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let underWay = 0;
  let isRetired = false;

  const mayDraw = () => !isRetired && now() >= restsUntil;

  function count(fault: DrawingFault): void {
    counts.faults[fault.kind] += 1;
    tell(fault);
  }

  function begin(): DrawingWorker {
    const overruns = createOverruns(limits, now);
    const begun = startDrawingWorker(file, limits, {
      onFault(fault) {
        restsUntil = now() + limits.rest;
        count(fault);
      },
      onComputed(took) {
        counts.computed += took;
        if (overruns.add(took)) counts.overruns += 1;
        if (overruns.areTooMany())
          begun.end(new DrawingFault('overruns', `it computed for ${Math.round(took)} ms, and too often so long`));
      },
      onStrayed(message) {
        counts.strayed += 1;
        tell(new DrawingFault('threw', `nobody waited for it: ${message}`));
      },
      onGone() {
        worker = undefined;
      },
    });
    return begun;
  }

  async function drawWith(drawer: DrawingWorker, request: PageRequest): Promise<Picture | undefined> {
    underWay += 1;
    try {
      const picture = await drawInRounds(request, { compute: drawer.compute, ask, limits });
      counts.drawings += 1;
      return picture;
    } catch (thrown) {
      count(thrown instanceof DrawingFault ? thrown : new DrawingFault('unfit', String(thrown)));
      return undefined;
    } finally {
      underWay -= 1;
      if (isRetired && underWay === 0) drawer.end();
    }
  }

  function start(): DrawingWorker | undefined {
    if (!mayDraw()) return undefined;
    worker ??= begin();
    return worker;
  }

  return {
    start: () => void start(),
    draw(request) {
      const drawer = start();
      if (!drawer) return undefined;
      if (underWay < limits.waiting) return drawWith(drawer, request);
      count(new DrawingFault('refused', `${underWay} drawings are under way`));
      return undefined;
    },
    async retire() {
      isRetired = true;
      if (underWay === 0) worker?.end();
      await worker?.gone;
    },
    async close() {
      isRetired = true;
      worker?.end();
      await worker?.gone;
    },
  };
}
